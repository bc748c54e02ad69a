/** A combination of what a customer may have set up on a device: its colours, its screen (px) and the browser's text size. */
export interface Display {
  readonly colours: 'day' | 'night' | 'forced'
  readonly width: number
  readonly height: number
  readonly textSize: '100%' | '200%'
}

const colours = ['day', 'night', 'forced'] as const
const screens = [
  { width: 320, height: 700 },
  { width: 412, height: 860 },
  { width: 1280, height: 860 },
  { width: 640, height: 360 },
] as const
const textSizes = ['100%', '200%'] as const

/** Every combination. */
export const displays: readonly Display[] = colours.flatMap((colour) =>
  screens.flatMap((screen) => textSizes.map((textSize) => ({ colours: colour, ...screen, textSize }))),
)

/**
 * The displays in which a view is judged in a brand's colours: one, chosen so that over all views and brands every two values meet
 * (pairwise selection); with `EVERY_DISPLAY` in the environment, all of them.
 * @param view the view's place in its walk
 * @param brand the brand's place among all brands
 */
export const displaysFor = (view: number, brand: number): readonly Display[] =>
  process.env.EVERY_DISPLAY
    ? displays
    : displays.filter((_, place) => place === (view * 7 + brand * 5) % displays.length)

/** A display's name in a report. */
export const displayName = ({ colours: colour, width, height, textSize }: Display): string =>
  `${colour} colours at ${width} × ${height} px, text ${textSize}`
