import { ignoreLateTaps } from './late-taps.ts'

/** The id of the newest request's card or, where none is shown, of what opens it. */
export const newRequestId = 'new-request'

/** Brings the newest request into the middle of the screen, and the focus to it. @param otherwise the id of what is shown where there is none */
export function showNewRequest(otherwise?: string): void {
  const request = document.getElementById(newRequestId) ?? document.getElementById(otherwise ?? '')
  request?.scrollIntoView({ block: 'center' })
  request?.focus({ preventScroll: true })
  ignoreLateTaps()
}
