import { createHash } from 'node:crypto'

/*
 * What shows before any script: the product's mark on its plate, breathing, the same to the eye as `shared/ui/Splash`, which
 * takes its place. It begins to breathe after a second: most visits are through by then, and drawing frames costs a phone what loading needs. No form control: what is typed before React takes over would be lost.
 */
export const firstPaintStyle =
  'body{margin:0;background:#f6f7f8}' +
  '.first-paint{display:grid;place-items:center;min-height:100dvh}' +
  '.first-paint img{box-sizing:border-box;width:176px;height:176px;padding:21px;border:1px solid #e7e9ec;border-radius:50%;background:#fff;' +
  'box-shadow:0 1px 2px rgb(28 31 35/.05),0 6px 20px rgb(28 31 35/.06);animation:breathe 2.4s ease-in-out 1s infinite}' +
  '@keyframes breathe{50%{opacity:.72;transform:scale(.94)}}' +
  '@media (prefers-reduced-motion:reduce){.first-paint img{animation:none}}'

/** Allows exactly this style in the Content-Security-Policy. */
export const firstPaintStyleHash = `'sha256-${createHash('sha256').update(firstPaintStyle).digest('base64')}'`
