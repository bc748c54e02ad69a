/** Loads `shared/focus` at the first click or key. Before that no control has the focus, so it cannot get lost. */
export function keepFocusOnceUsed(): void {
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => void load(), { once: true, passive: true })
}

/** If it cannot be fetched, the page works without it. */
const load = () => import(/* webpackChunkName: "focus" */ 'shared/focus').then(({ keepFocus }) => keepFocus(), () => undefined)
