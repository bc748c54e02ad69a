/** Loads `restore-focus.ts` at the first click or key. Before that no control has the focus, so it cannot get lost. */
export function restoreFocusOnceUsed(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, (used) => void load(used.composedPath()), { once: true, passive: true })
}

/** If it cannot be fetched, the page works without it. @param path of the event: while the code comes, its control may go */
const load = (path: readonly EventTarget[]) =>
  import(/* webpackChunkName: "focus" */ './restore-focus.ts').then(
    ({ restoreFocus }) => restoreFocus(path),
    () => undefined,
  )
