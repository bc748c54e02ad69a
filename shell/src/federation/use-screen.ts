import { startTransition, useEffect, useState, type ComponentType } from 'react'
import type { ScreenName } from 'shared/federation'
import type { LoadResult, ScreenLoader } from './screen-loader.ts'

/** How long a load may take before the customer reads that it is slow. It continues. */
const slowAfterMs = 6000

export type ScreenState =
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly screen: ComponentType }
  | { readonly status: 'failed' }

/** Follows one attempt to load a screen. For another attempt, mount the component again. */
export function useScreen(loader: ScreenLoader, screen: ScreenName): ScreenState {
  const present = loader.loaded(screen)
  const [state, setState] = useState<ScreenState>(
    present ? { status: 'ready', screen: present } : { status: 'loading', slow: false },
  )

  const isLoading = state.status === 'loading'

  useEffect(() => {
    // Not `loader.loaded(screen)`: a load that ended since the render would then never be shown.
    if (!isLoading) return
    let mounted = true
    const slow = setTimeout(() => setState({ status: 'loading', slow: true }), slowAfterMs)
    void loader.load(screen).then((result) => {
      clearTimeout(slow)
      if (!mounted) return
      // React renders a transition in slices, so the page stays responsive.
      startTransition(() => setState(stateAfter(result)))
    })
    return () => {
      mounted = false
      clearTimeout(slow)
    }
  }, [loader, screen, isLoading])

  return state
}

const stateAfter = (result: LoadResult): ScreenState =>
  result.ok ? { status: 'ready', screen: result.screen } : { status: 'failed' }
