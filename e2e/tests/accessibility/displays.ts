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
const displays: readonly Display[] = colours.flatMap((colour) =>
  screens.flatMap((screen) => textSizes.map((textSize) => ({ colours: colour, ...screen, textSize }))),
)

/**
 * The display in which a view is judged in a brand. In seven brands a view meets all colours, all screens and both text sizes.
 * @param view the view's place among all views
 * @param brand the brand's place among all brands
 */
export const displayFor = (view: number, brand: number): Display =>
  displays[(view * 7 + brand * 5) % displays.length] as Display

/** One of each screen, in each kind of colours and at both text sizes. */
export const oneOfEachScreen: readonly Display[] = [
  { colours: 'day', width: 320, height: 700, textSize: '200%' },
  { colours: 'night', width: 412, height: 860, textSize: '100%' },
  { colours: 'day', width: 1280, height: 860, textSize: '100%' },
  { colours: 'forced', width: 640, height: 360, textSize: '100%' },
]

/** A display's name in a report. */
export const displayName = ({ colours: colour, width, height, textSize }: Display): string =>
  `${colour} colours at ${width} × ${height} px, text ${textSize}`
