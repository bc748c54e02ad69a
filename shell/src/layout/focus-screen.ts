/** Moves the focus to the screen's heading, from where the next key reads or leaves it; to its region while its code is on the way. */
export function focusScreen(): void {
  const screen = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector('main')
  screen?.focus({ preventScroll: true })
}

/** Moves the focus to the screen's region, when the control that has it is about to go away. */
export function focusRegion(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** Passes the focus on from the region to the heading of the screen that has just come. */
export function focusScreenThatCame(): void {
  if (document.activeElement?.tagName === 'MAIN') focusScreen()
}
