/** Moves the focus to the screen's heading, or to its region `main` while the screen's code is loading. */
export function focusScreen(): void {
  const screen = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector('main')
  screen?.focus({ preventScroll: true })
}

/** Moves the focus to the screen's region. Call it before the focused control is removed. */
export function focusRegion(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** Moves the focus from the region to the heading of the screen that has just been rendered. */
export function focusScreenThatCame(): void {
  if (document.activeElement?.tagName === 'MAIN') focusScreen()
}
