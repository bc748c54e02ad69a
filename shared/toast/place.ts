import { clearToasts } from './toasts-on-demand.ts'

/** Creates the element that holds toasts. */
export function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'toasts'
  place.popover = 'manual'
  return place
}

/**
 * Keeps the element in the top layer, and in the dialog that is open: everything outside a modal dialog is under its veil, cannot be
 * pressed and is not read out. A dialog that opens is another view: it clears what was said.
 * @returns the function that ends this
 */
export function followDialogs(place: HTMLElement): () => void {
  const follow = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const holder = dialog ?? document.body
    if (place.parentNode === holder) return
    if (dialog) clearToasts()
    holder.append(place)
    // Browsers before 2024 have no popovers: there it is the last element of the page.
    if ('showPopover' in place) place.showPopover()
  }
  const dialogs = new MutationObserver(follow)
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  follow()
  return () => {
    dialogs.disconnect()
    place.remove()
  }
}
