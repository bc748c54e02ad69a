/** What may receive a lost focus: a heading, or an element that a screen marks with `tabIndex={-1}`. */
const headings = 'h1, h2, h3, [tabindex="-1"]'

/** The control that was used last, and the elements around it, innermost first: an element that was removed no longer knows them. */
let used: { readonly control: Element; readonly surroundings: readonly Element[] } | undefined

/** What a press is for. */
const controls = 'button, a'

let isKept = false

/**
 * Moves the focus to the nearest heading or marked element when its control is removed or disabled: a screen reader would start again
 * at the top of the page. Clicks count too, since Safari does not focus a clicked button. Safe to call again.
 * @param path of the event that asked for it (`composedPath`): the control that the event was for may be gone by now
 */
export function restoreFocus(path: readonly EventTarget[]): void {
  if (isKept) return
  isKept = true
  remember(document.activeElement)
  if (!used) {
    const elements = path.filter((target) => target instanceof Element)
    const index = elements.findIndex((element) => element.matches(controls))
    const control = elements[index]
    if (control) used = { control, surroundings: elements.slice(index + 1, elements.indexOf(document.body)) }
    replaceLostFocus()
  }
  addEventListener('focusin', ({ target }) => remember(target))
  addEventListener('click', ({ target }) => target instanceof Element && remember(target.closest(controls)), {
    capture: true,
  })
  // After React has rendered: a screen that knows a better place has moved the focus there by now.
  new MutationObserver(replaceLostFocus).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
}

function remember(control: EventTarget | null): void {
  if (!(control instanceof Element) || control === document.body) return
  const surroundings: Element[] = []
  for (let around = control.parentElement; around && around !== document.body; around = around.parentElement)
    surroundings.push(around)
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
    for (const heading of around.querySelectorAll<HTMLElement>(headings)) if (takesFocus(heading)) return
  }
}

/** Tries to focus it: a hidden element does not receive the focus. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
