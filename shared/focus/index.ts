/** What may take the focus over: a heading, or what a screen marks for it by `tabIndex={-1}`. */
const places = 'h1, h2, h3, [tabindex="-1"]'

/** The control that was used last, and the elements around it, innermost first: an element that was removed no longer knows them. */
let used: { readonly control: Element; readonly surroundings: readonly Element[] } | undefined

let isKept = false

/**
 * Gives the focus a place whenever the control that had it goes away or is disabled: the nearest heading, or the nearest element marked
 * for it. Otherwise a screen reader would start at the top of the page. It follows presses too: Safari does not focus a pressed button.
 * Safe to call again.
 */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
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
