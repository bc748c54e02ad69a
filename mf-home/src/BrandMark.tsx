import { useMemo } from 'react'
import { useSession } from 'shared/session'
import { BrandPlate, brandTheme, chakra } from 'shared/ui'

/**
 * The organisation's plate, large and faint, at the right edge of a surface in its colour (`isolation: isolate`). It shades the surface
 * away from the text's colour, so that the contrast grows; only one that is nearly white or black, and has contrast to spare, towards it.
 */
export function BrandMark() {
  const { current } = useSession().organization
  const isLighter = useMemo(() => lightens(current?.colors), [current?.colors])
  return (
    current && (
      <Mark aria-hidden="true" data-lighter={isLighter || undefined}>
        <BrandPlate name={current.name} src={current.brand} size={220} />
      </Mark>
    )
  )
}

function lightens(colors: Readonly<Record<string, string>> | undefined): boolean {
  const { '--brand': surface = '', '--brand-on': text } = brandTheme(colors).variables
  const isNearlyWhiteOrBlack = /^#(([0-3].?){3}|([ef].?){3})$/.test(surface)
  return (text === '#000000') !== isNearlyWhiteOrBlack
}

/** The white plate becomes a black one; without colours, which would become their opposites. */
const darker = { filter: 'grayscale(1) invert(1)', mixBlendMode: 'multiply' }

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    // Clips, and makes the page no wider.
    contain: 'paint',
    borderRadius: 'inherit',
    pointerEvents: 'none',
    opacity: '0.12',
    // On a phone the header above home's surface has the same colour: the plate is not cut there.
    maskImage: 'linear-gradient(transparent, #000 32px)',
    ...darker,
    '&[data-lighter]': { filter: 'none', mixBlendMode: 'screen' },
    // By night all text is light; a dialog for the till has no night.
    '@supports (color: light-dark(#000, #fff))': {
      '@media (prefers-color-scheme: dark)': { '&[data-lighter]:not(dialog *)': darker },
    },
    '@media print, (forced-colors: active), (prefers-contrast: more)': { display: 'none' },
    '& > *': { position: 'absolute', top: 'calc(50% - 110px)', right: '-73px' },
  },
})
