import type { ScreenShape } from 'shared/federation'
import { chakra, ScreenColumn, Skeleton, Status } from 'shared/ui'
import { messages } from '../messages.ts'

/** What stands below the title, by the screen's shape: how often, and how high. */
const blocks = {
  hero: [3, '32'],
  rows: [8, '16'],
  cards: [4, '40'],
  form: [5, '14'],
} as const satisfies Record<ScreenShape, readonly [number, string]>

/** Placeholder while a screen's code is loading, in the shape that the screen's remote declares. */
export function ScreenSkeleton({ shape }: { readonly shape: ScreenShape }) {
  const [count, height] = blocks[shape]
  return (
    <>
      {shape === 'hero' && <Hero aria-hidden="true" />}
      <ScreenColumn>
        <Status>{messages.loading}</Status>
        {shape !== 'hero' && <Skeleton height="10" width="48" />}
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} borderRadius="lg" />
        ))}
      </ScreenColumn>
    </>
  )
}

/** As much space as home's points take: the figure's height, and the lines around it. */
const Hero = chakra('div', {
  base: {
    height: { base: 'calc(1em + 8.7rem)', lg: 'calc(1em + 9.775rem)' },
    textStyle: 'hero',
    background: 'brand',
    borderRadius: { lg: 'xl' },
    marginInline: { lg: '6' },
    marginTop: { lg: '4' },
  },
})
