import { motifs } from './motifs.ts'

export interface PictureRow {
  readonly kind: 'brand' | 'reward'
  /** A key of the motifs. */
  readonly motif: string
  readonly title: string
  /** `#rrggbb`. */
  readonly color: string
}

/** Draws a picture from its row, as an SVG document. */
export function drawPicture({ kind, motif, title, color }: PictureRow): string {
  const drawing = motifs[motif]?.(color) ?? ''
  const name = `<title>${escapeXml(title)}</title>`
  if (kind === 'brand') {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128" role="img">${name}
      <circle cx="64" cy="64" r="64" fill="#fff"/><g transform="translate(29 29) scale(.7)">${drawing}</g></svg>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" role="img">${name}
    <rect width="320" height="240" fill="#fff"/><rect width="320" height="240" fill="${color}" opacity=".1"/>
    <circle cx="160" cy="122" r="96" fill="#fff" opacity=".8"/><circle cx="44" cy="40" r="18" fill="${color}" opacity=".12"/>
    <circle cx="284" cy="196" r="26" fill="${color}" opacity=".12"/><ellipse cx="160" cy="196" rx="66" ry="7" opacity=".08"/>
    <g transform="translate(94 54) scale(1.32)">${drawing}</g></svg>`
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
