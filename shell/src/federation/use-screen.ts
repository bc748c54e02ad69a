import { startTransition, useEffect, useState, type ComponentType } from 'react'
import type { ScreenName } from 'shared/federation'
import type { LoadError } from './load-error.ts'
import type { ScreenLoader } from './screen-loader.ts'

/** After this long a load is called slow; it goes on all the same (goals, "Faults"). */
const slowAfterMs = 6000

export type ScreenState =
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly screen: ComponentType }
  | { readonly status: 'failed'; readonly error: LoadError }

/** Follows one attempt to load a screen. Each further attempt is another mount. */
export function useScreen(loader: ScreenLoader, screen: ScreenName): ScreenState {
  const present = loader.loaded(screen)
  const [state, setState] = useState<ScreenState>(
    present ? { status: 'ready', screen: present } : { status: 'loading', slow: false },
  )

  const isReady = state.status === 'ready'

  useEffect(() => {
    // `loaded` is not asked again here: a load that ended since the render would never show.
    if (isReady) return
    let mounted = true
    const slow = setTimeout(() => setState({ status: 'loading', slow: true }), slowAfterMs)
    void loader.load(screen).then((result) => {
      clearTimeout(slow)
      if (!mounted) return
      // A screen is rendered in slices: the page answers meanwhile.
      startTransition(() => setState(result.ok ? { status: 'ready', screen: result.screen } : { status: 'failed', error: result.error }))
    })
    return () => {
      mounted = false
      clearTimeout(slow)
    }
  }, [loader, screen, isReady])

  return state
}
