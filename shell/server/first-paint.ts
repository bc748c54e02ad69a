import { createHash } from 'node:crypto'

/*
 * What shows before any script: the product's mark, breathing, where the splash will stand.
 * No form control: what is typed before React takes over would be lost.
 */
export const firstPaintStyle =
  'body{margin:0;background:#f6f7f8}' +
  '.first-paint{display:grid;place-items:center;min-height:100dvh}' +
  '.first-paint img{width:72px;height:72px;animation:breathe 2s ease-in-out infinite}' +
  '@keyframes breathe{50%{opacity:.45;transform:scale(.94)}}' +
  '@media (prefers-reduced-motion:reduce){.first-paint img{animation:none}}'

/** Allows exactly this style in the Content-Security-Policy. */
export const firstPaintStyleHash = `'sha256-${createHash('sha256').update(firstPaintStyle).digest('base64')}'`
