import { useContext, useMemo, type ReactNode } from 'react'
import { NavigationContext } from 'shared/router/host'

/**
 * A press on a link to where the page is, or is going, adds no step to the browser's history: the first 'back' would seem to do nothing.
 * The browser's own address counts, which a navigation changes at once, whatever the page still shows.
 */
export function SingleSteps({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext)
  const value = useMemo(() => {
    const { navigator } = context
    const push: typeof navigator.push = (to, state, ...more) => {
      const isThere = navigator.createHref(to) === location.pathname + location.search + location.hash
      if (!isThere) navigator.push(to, state, ...more)
    }
    return { ...context, navigator: { ...navigator, push } }
  }, [context])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
