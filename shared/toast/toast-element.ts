import { clearToasts } from './toasts-on-demand.ts'

/** Creates the element that holds toasts. */
export function createToastElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/**
 * Keeps the element in the top layer, and in the dialog that is open: everything outside a modal dialog is under its veil, cannot be
 * pressed and is not read out. A dialog that opens is another view: it clears what was said.
 * @returns the function that ends this
 */
export function followDialogs(element: HTMLElement): () => void {
  const follow = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const holder = dialog ?? document.body
    if (element.parentNode === holder) return
    if (dialog) clearToasts()
    holder.append(element)
    // Browsers before 2024 have no popovers: there it is the last one of the page.
    if ('showPopover' in element) element.showPopover()
  }
  const dialogs = new MutationObserver(follow)
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  follow()
  return () => {
    dialogs.disconnect()
    element.remove()
  }
}
