import { contrast, darkenUntil, isHexColor, lightenUntil, toHex, toOklch } from './oklch.ts'

/** The theme's colours, with the names and values of the specification (spec §9). An organisation may replace any of them. */
const themeColors = {
  primary: '#000000',
  secondary: '#ffffff',
  dark: '#54595e',
  danger: '#ff5c5c',
  warning: '#ffeaa7',
  notice: '#ffe066',
  success: '#2ed573',
  info: '#5c6fff',
  pink: '#ff59bd',
  blue: '#45c1f6',
} as const

type ColorName = keyof typeof themeColors

export const statuses = ['danger', 'warning', 'notice', 'success', 'info', 'pink', 'blue'] as const
/** Those that components use. */
const atNight = ['danger', 'warning', 'success', 'info'] as const

/** The backgrounds of text, and its colour. */
const paper = '#ffffff'
const ink = '#1c1f23'
const ground = '#f6f7f8'

/** The same at night. */
export const night = { paper: '#1c1f23', ink: '#eceef0', ground: '#121417' } as const

const readable = 4.5
const strongEdge = 7
/** Below this contrast a surface in the brand's colour is hard to see on white, and needs a border. */
const fadesIntoPaper = 1.25
/** At night, soft text is as clear as the default theme's is by day. */
const readableAtNight = 7
/** Below this chroma a darkened or lightened colour is a grey. As text it would look disabled, so the ink replaces it. */
const colourful = 0.04

/** Everything that the interface derives from an organisation's colours; all values are `#rrggbb` or `#rgb`. */
export interface BrandTheme {
  /** For `<meta name="theme-color">` of each `prefers-color-scheme`. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** CSS custom properties by name. The tokens of `system.ts` refer to them; those of the night are in `global-styles.ts`. */
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/** The colours are untrusted: only known names and `#rgb` or `#rrggbb` count (readings, "Routes, start, organisation"), and none can make text unreadable. */
export function brandTheme(colors: Readonly<Record<string, string>> = {}): BrandTheme {
  const color = (name: ColorName) => colorIn(colors, name)
  const themeColor = brandSurface(colors)
  const brand = themeColor.light
  const brandText = textAndTint('brand', brand)
  // A main action in a colour that fades into the paper would look like any other, so there it has the colour's text form.
  const fades = contrast(brand, paper) < fadesIntoPaper
  const action = fades ? brandText['--brand-text'] : brand
  return {
    themeColor,
    variables: {
      '--brand': brand,
      '--brand-on': onColor(brand),
      '--brand-hover': hoverOf(brand),
      '--brand-border': fades ? darkenUntil(brand, strongEdge, [paper]) : brand,
      ...brandText,
      '--action': action,
      '--action-on': onColor(action),
      '--action-hover': hoverOf(action),
      '--accent': color('secondary'),
      '--accent-on': onColor(color('secondary')),
      '--ink-soft': darkenUntil(color('dark'), readable, [paper, ground]),
      ...Object.fromEntries(statuses.flatMap((name) => Object.entries(status(name, color(name))))),
      // Everything small has the colour's text form.
      '--night-brand': themeColor.dark,
      '--night-brand-on': contrast(brand, themeColor.dark) < readable ? night.ink : brand,
      ...textAndTintAtNight('brand', brand),
      '--night-ink-soft': lightenUntil(color('dark'), readableAtNight, [night.paper, night.ground]),
      '--night-warning': deepen(color('warning'), 0.38, 0.08),
      ...Object.fromEntries(atNight.flatMap((name) => Object.entries(textAndTintAtNight(name, color(name))))),
    },
  }
}

/**
 * An organisation's own colour, as a large surface. At night it keeps only the hue, so that no screen shines. A yellow would be an
 * olive then: what is pale is a grey. Its text has the colour where that reads.
 */
export function brandSurface(colors: Readonly<Record<string, string>>): BrandTheme['themeColor'] {
  const light = colorIn(colors, 'primary')
  return { light, dark: deepen(light, 0.36, toOklch(light).lightness > 0.8 ? 0.012 : 0.12) }
}

function colorIn(colors: Readonly<Record<string, string>>, name: ColorName): string {
  const value = Object.hasOwn(colors, name) ? colors[name] : undefined
  return typeof value === 'string' && isHexColor(value) ? value.toLowerCase() : themeColors[name]
}

/** Applies a theme, by the CSSOM, since the Content-Security-Policy refuses style attributes in HTML. */
export function applyBrandTheme(theme: BrandTheme, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(theme.variables)) root.style.setProperty(name, value)
}

/** Black or white, whichever contrasts more; one of them always reaches 4.58. */
function onColor(surface: string): string {
  return contrast('#000000', surface) >= contrast(paper, surface) ? '#000000' : paper
}

/** A step away from the text's colour, so that the contrast grows; towards it only at the ends of the scale. */
function hoverOf(surface: string): string {
  const color = toOklch(surface)
  const away = onColor(surface) === paper ? -1 : 1
  const step = 0.05
  const isAtTheEnd = away < 0 ? color.lightness < 0.25 : color.lightness > 0.9
  return toHex({ ...color, lightness: color.lightness + step * (isAtTheEnd ? -away * 1.6 : away) })
}

function status(name: ColorName, color: string): Record<`--${string}`, string> {
  return { [`--${name}`]: color, ...textAndTint(name, color) }
}

/** A pale background in the colour's hue, and the colour as text that is readable on it and on white. */
function textAndTint<Name extends string>(name: Name, color: string) {
  const { chroma, hue } = toOklch(color)
  const tint = toHex({ lightness: 0.965, chroma: Math.min(chroma * 0.3, 0.03), hue })
  const darkened = darkenUntil(color, readable, [paper, ground, tint])
  const text = darkened !== color && chroma < colourful ? ink : darkened
  return { [`--${name}-tint`]: tint, [`--${name}-text`]: text } as Record<`--${Name}-tint` | `--${Name}-text`, string>
}

/** The same at night: a deep background, and the colour lightened until it is readable on it and on the neutral ones. */
function textAndTintAtNight(name: ColorName | 'brand', color: string) {
  const tint = deepen(color, 0.31, 0.04)
  const lightened = lightenUntil(color, readable, [night.paper, night.ground, tint])
  const text = lightened !== color && toOklch(color).chroma < colourful ? night.ink : lightened
  return { [`--night-${name}-tint`]: tint, [`--night-${name}-text`]: text }
}

/** The colour's hue, dark enough for light text. */
function deepen(color: string, lightness: number, mostChroma: number): string {
  const { chroma, hue } = toOklch(color)
  return toHex({ lightness, chroma: Math.min(chroma, mostChroma), hue })
}
