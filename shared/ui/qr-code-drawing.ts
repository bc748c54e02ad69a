import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

export interface QrCodeDrawing {
  /** The dark modules, one unit each: `d` of an SVG path. */
  readonly path: string
  /** The modules and the quiet zone around them: `viewBox` of the SVG. */
  readonly viewBox: string
}

/** The width of the light margin that a scanner needs to find a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/** Draws a text as a QR code that is readable with 15 % of it lost; undefined if the text is too long for any code. */
export function drawQrCode(text: string): QrCodeDrawing | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M })
    const side = code.size + 2 * quietZone
    return { path: toSvgPath(code), viewBox: `${-quietZone} ${-quietZone} ${side} ${side}` }
  } catch {
    return undefined
  }
}
