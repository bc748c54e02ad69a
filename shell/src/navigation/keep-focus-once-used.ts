/** Fetches what keeps the focus from getting lost when the page is first used: before that no control has it. */
export function keepFocusOnceUsed(): void {
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => void load(), { once: true, passive: true })
}

/** Where it cannot be fetched, the page is as any other. */
const load = () => import(/* webpackChunkName: "focus" */ 'shared/focus').then(({ keepFocus }) => keepFocus(), () => undefined)
