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

/** Follows one loading of a screen; a retry is another mount, with `again`. */
export function useScreen(loader: ScreenLoader, screen: ScreenName, again: boolean): ScreenState {
  const present = loader.loaded(screen)
  const [state, setState] = useState<ScreenState>(
    present ? { status: 'ready', screen: present } : { status: 'loading', slow: false },
  )

  const isReady = state.status === 'ready'

  useEffect(() => {
    // Not `loaded` again: a load that ended between the render and here would never be told.
    if (isReady) return
    let mounted = true
    const slow = setTimeout(() => setState({ status: 'loading', slow: true }), slowAfterMs)
    const load = again ? loader.retry(screen) : loader.load(screen)
    void load.then((result) => {
      clearTimeout(slow)
      if (!mounted) return
      // A screen is rendered in slices: the page answers meanwhile.
      startTransition(() => setState(result.ok ? { status: 'ready', screen: result.screen } : { status: 'failed', error: result.error }))
    })
    return () => {
      mounted = false
      clearTimeout(slow)
    }
  }, [loader, screen, again, isReady])

  return state
}
