/** The id of the newest request's card or, where none is shown, of what opens it. */
export const newRequestId = 'new-request'

/** For so long nothing can be pressed that comes under a thumb: it may be on its way to what was there before. */
export const restMs = 500

/** Brings the newest request into the middle of the screen, and the focus to it. @param otherwise the id of what is shown where there is none */
export function showNewRequest(otherwise?: string): void {
  const request = document.getElementById(newRequestId) ?? document.getElementById(otherwise ?? '')
  request?.scrollIntoView({ block: 'center' })
  request?.focus({ preventScroll: true })
  document.body.style.pointerEvents = 'none'
  setTimeout(() => document.body.style.removeProperty('pointer-events'), restMs)
}
