/** What may take the focus over: a heading, or what a screen marks for it by `tabIndex={-1}`. */
const places = 'h1, h2, h3, [tabindex="-1"]'

/** The control that was used last, and what stood around it, from the inside out: once it is gone, it no longer tells. */
let used: { readonly control: Element; readonly surroundings: readonly Element[] } | undefined

/**
 * Gives the focus a place whenever the control that had it goes away or is disabled: the nearest heading, or nearer, what is marked
 * for it. Else a screen reader would begin at the top of the page. It follows presses too: Safari does not focus a button that is pressed.
 */
export function keepFocus(): void {
  remember(document.activeElement)
  addEventListener('focusin', ({ target }) => remember(target))
  addEventListener('click', ({ target }) => target instanceof Element && remember(target.closest('button, a')), { capture: true })
  // After React has drawn: whoever knows a better place has taken the focus there by now.
  new MutationObserver(replaceLostFocus).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

function remember(control: EventTarget | null): void {
  if (!(control instanceof Element) || control === document.body) return
  const surroundings: Element[] = []
  for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) surroundings.push(around)
  used = { control, surroundings }
}

function replaceLostFocus(): void {
  if (!used) return
  const { control, surroundings } = used
  if (control.isConnected && !control.matches(':disabled')) return
  // A disabled control may be the active element for a moment longer.
  if (document.activeElement === document.body || document.activeElement === control) focusNearest(surroundings)
  used = undefined
}

function focusNearest(surroundings: readonly Element[]): void {
  for (const around of surroundings.filter(({ isConnected }) => isConnected)) {
    for (const place of around.querySelectorAll<HTMLElement>(places)) if (takesFocus(place)) return
  }
}

/** Tries it: what is hidden does not take the focus. */
function takesFocus(place: HTMLElement): boolean {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return document.activeElement === place
}
