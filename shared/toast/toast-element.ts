import { clearToasts } from './toasts-on-demand.ts'

export function createToastElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/** Keeps toasts in the open modal dialog: beneath its veil nothing can be pressed or is read out. A dialog that opens clears them. */
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
