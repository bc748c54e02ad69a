/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Whether the text is `#rgb` or `#rrggbb`: the only colours accepted from the API (readings, "Routes, start, organisation"). */
export function isHexColor(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)
}

/** A hexadecimal colour in OKLCH (https://bottosson.github.io/posts/oklab/). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear) as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest `#rrggbb` that a screen can show: it may lose chroma, and keeps lightness and hue. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  let chroma = color.chroma
  let linear = toLinearRgb({ ...color, lightness, chroma })
  while (chroma > 0.001 && !linear.every(isShowable)) {
    chroma *= 0.96
    linear = toLinearRgb({ ...color, lightness, chroma })
  }
  return `#${linear.map(toHexChannel).join('')}`
}

/** The contrast of two hexadecimal colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const lightnessStep = 0.005

/** The colour, darkened only as much as the contrast with each surface requires. The surfaces are light. */
export function darkenUntil(hex: string, minimum: number, surfaces: readonly string[]): string {
  return shiftUntil(hex, minimum, surfaces, 0)
}

/** The colour, lightened only as much as the contrast with each surface requires. The surfaces are dark. */
export function lightenUntil(hex: string, minimum: number, surfaces: readonly string[]): string {
  return shiftUntil(hex, minimum, surfaces, 1)
}

function shiftUntil(hex: string, minimum: number, surfaces: readonly string[], end: 0 | 1): string {
  const reaches = (candidate: string) => surfaces.every((surface) => contrast(candidate, surface) >= minimum)
  if (reaches(hex)) return hex
  const color = toOklch(hex)
  const shifted = (steps: number) =>
    toHex({ ...color, lightness: color.lightness + steps * (end === 0 ? -lightnessStep : lightnessStep) })
  // A step away from the surfaces adds contrast, so a binary search finds the first step that has enough.
  let [tooFew, enough] = [0, Math.ceil(Math.abs(end - color.lightness) / lightnessStep)]
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1
    if (reaches(shifted(middle))) enough = middle
    else tooFew = middle
  }
  return shifted(enough)
}

type Triple = [number, number, number]

function channels(hex: string): Triple {
  const digits = hex.slice(1)
  const size = digits.length / 3
  const channel = (index: number) => {
    const text = digits.slice(index * size, (index + 1) * size)
    return Number.parseInt(size === 1 ? text + text : text, 16) / 255
  }
  return [channel(0), channel(1), channel(2)]
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(toLinear) as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(linear: number): boolean {
  return linear >= -0.0005 && linear <= 1.0005
}

function toLinear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

function toHexChannel(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear))
  const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
