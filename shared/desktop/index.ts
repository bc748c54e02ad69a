import { useSyncExternalStore } from 'react'

/** In a screen as wide as a desktop's. It is measured in the customer's text size: large text has fewer columns. */
export const whereWide = '@container (min-width: 59rem)'

const desktop = matchMedia('(min-width: 80rem)')

function followWidth(onChange: () => void): () => void {
  desktop.addEventListener('change', onChange)
  return () => desktop.removeEventListener('change', onChange)
}

/** Whether the window is as wide as a desktop's, for what styles alone cannot choose. */
export const useIsDesktop = (): boolean => useSyncExternalStore(followWidth, () => desktop.matches)
