import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

export interface QrCodeDrawing {
  /** The dark modules, one unit each: `d` of an SVG path. */
  readonly path: string
  /** Them and the quiet zone around them: `viewBox` of its SVG. */
  readonly viewBox: string
}

/** The light modules around a code without which a scanner does not find it (ISO/IEC 18004). */
const quietZone = 4

/** Draws a text as a QR code that can be read with 15 % of it lost; undefined for more text than any code can hold. */
export function drawQrCode(text: string): QrCodeDrawing | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M })
    const side = code.size + 2 * quietZone
    return { path: toSvgPath(code), viewBox: `${-quietZone} ${-quietZone} ${side} ${side}` }
  } catch {
    return undefined
  }
}
