import { Resvg } from '@resvg/resvg-js'
import { motifs } from './motifs.ts'

export interface PictureRow {
  readonly kind: 'brand' | 'reward'
  /** A key of the motifs. */
  readonly motif: string
  readonly title: string
  /** `#rrggbb`. */
  readonly color: string
}

export interface Picture {
  /** A media type. */
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** Draws a picture from its row: a brand's logo as an SVG document, a reward's picture in pixels, like partners' photographs. */
export const drawPicture = (row: PictureRow): Picture =>
  row.kind === 'brand' ? { type: 'image/svg+xml', body: drawBrand(row) } : { type: 'image/png', body: rewardPixels(row) }

function drawBrand({ motif, title, color }: PictureRow): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128" role="img"><title>${escapeXml(title)}</title>
    <circle cx="64" cy="64" r="64" fill="#fff"/><g transform="translate(29 29) scale(.7)">${drawMotif(motif, color)}</g></svg>`
}

function drawReward({ motif, color }: PictureRow): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
    <rect width="320" height="240" fill="#fff"/><rect width="320" height="240" fill="${color}" opacity=".1"/>
    <circle cx="160" cy="122" r="96" fill="#fff" opacity=".8"/><circle cx="44" cy="40" r="18" fill="${color}" opacity=".12"/>
    <circle cx="284" cy="196" r="26" fill="${color}" opacity=".12"/><ellipse cx="160" cy="196" rx="66" ry="7" opacity=".08"/>
    <g transform="translate(94 54) scale(1.32)">${drawMotif(motif, color)}</g></svg>`
}

const drawMotif = (motif: string, color: string) => motifs[motif]?.(color) ?? ''

/** A picture's width, sharp on a phone also in the dialog. */
const pixelsWide = 640

const pixelsByDrawing = new Map<string, Uint8Array<ArrayBuffer>>()

/** The same motif has the same picture, whatever the reward's name. */
function rewardPixels(row: PictureRow): Uint8Array<ArrayBuffer> {
  const drawing = drawReward(row)
  const pixels = pixelsByDrawing.get(drawing) ?? new Uint8Array(new Resvg(drawing, { fitTo: { mode: 'width', value: pixelsWide } }).render().asPng())
  pixelsByDrawing.set(drawing, pixels)
  return pixels
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
