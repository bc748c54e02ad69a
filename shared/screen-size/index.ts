import { useSyncExternalStore } from 'react'

/** In a screen as wide as a desktop's. It is measured in the customer's text size: large text has fewer columns. */
export const whereWide = '@container (min-width: 59rem)'

/** Too low for what a usual phone shows at once. */
export const smallPhone = '@media (orientation: portrait) and (max-height: 36rem)'

/** A phone held sideways, where the tabs are a rail at the left. */
export const sideways = '@media (min-width: 40rem) and (max-width: 59.99rem) and (max-height: 30rem)'

/** Too low for one thing below the other, and wide enough for one beside it. */
export const shortLandscape = '@media (orientation: landscape) and (min-width: 30rem) and (max-height: 30rem)'

/** Where the navigation is beside the screen. */
export const wide = '@media (min-width: 60rem)'

/** A narrow screen so low, or so much enlarged, that one thing alone has room. */
export const veryLow = '@media (max-width: 479px) and (max-height: 320px)'

const desktop = () => matchMedia('(min-width: 80rem)')

function followWidth(onChange: () => void): () => void {
  const media = desktop()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is as wide as a desktop's, for what styles alone cannot choose. */
export const useIsDesktop = (): boolean => useSyncExternalStore(followWidth, () => desktop().matches)
