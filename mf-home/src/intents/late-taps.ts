/** How long what appears or moves cannot be pressed, in ms: a finger may be on its way to what was there before. */
export const lateTapMs = 500

/** After a scroll that the customer did not make: nothing on the page can be pressed for that time. */
export function ignoreLateTaps(): void {
  document.body.style.pointerEvents = 'none'
  setTimeout(() => document.body.style.removeProperty('pointer-events'), lateTapMs)
}
