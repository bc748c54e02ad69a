import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Release, ReleaseOverride } from 'shared/federation'
import { Button, chakra, Text, UiProvider } from 'shared/ui'
import { overrideMessages as texts } from './override-messages.ts'

/** Shows what this tab overrides, in a root of its own: it stays if the site cannot render. */
export function showBanner({ override, remotes }: Release, onLeave: () => void): void {
  if (!override) return
  const container = document.createElement('div')
  container.style.display = 'contents'
  document.body.prepend(container)
  createRoot(container).render(
    <UiProvider>
      <OverrideBanner override={override} version={remotes[override.remote]?.version ?? ''} onLeave={onLeave} />
    </UiProvider>,
  )
}

interface OverrideBannerProps {
  readonly override: ReleaseOverride
  /** Its package's version. */
  readonly version: string
  readonly onLeave: () => void
}

const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })

function OverrideBanner({ override: { remote, version: id, until }, version, onLeave }: OverrideBannerProps) {
  const element = useRef<HTMLElement>(null)
  // The navigation of wide screens stays below it.
  useEffect(() => {
    const banner = element.current
    if (!banner) return
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(banner).position === 'sticky'
      document.documentElement.style.setProperty('--banner-height', covers ? `${banner.offsetHeight}px` : '0px')
    })
    observer.observe(banner)
    // Whether it stays depends on the window's height.
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
  return (
    <Banner ref={element} aria-label={texts.region}>
      <Text textStyle="small" fontWeight="semibold" flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        {texts.shown(remote, version, id, hour.format(new Date(until)))}
      </Text>
      <Button variant="secondary" onClick={onLeave}>
        {texts.leave}
      </Button>
    </Banner>
  )
}

const Banner = chakra('aside', {
  base: {
    // On a low screen, such as that of a phone on its side, it would hide too much.
    '@media (min-height: 400px)': { position: 'sticky', top: '0' },
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    paddingInline: '4',
    paddingTop: 'calc(8px + env(safe-area-inset-top))',
    paddingBottom: '2',
    background: 'ink',
    color: 'paper',
  },
})
