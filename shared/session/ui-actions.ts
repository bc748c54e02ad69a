import { readStored, writeStored } from './browser-storage.ts'
import { authViews, state, type AuthView, type SessionState } from './session-state.ts'

const storedView = 'currentView'

/** Chooses a view of the signed-out area; this tab returns to it after a reload (spec §2). */
export function chooseView(to: AuthView): void {
  state.ui.view = { to, from: state.ui.view.to }
  writeStored('session', storedView, to)
}

/** The view that was chosen in this tab before a reload; undefined if there is none. */
export function savedView(): AuthView | undefined {
  const stored = readStored('session', storedView)
  return authViews.find((view) => view === stored)
}

/** Forgets the chosen view, as sign-in and sign-out do. */
export function forgetView(): void {
  state.ui.view = { to: undefined, from: undefined }
  writeStored('session', storedView, undefined)
}

/** Makes the shell show an alert, once. */
export function showAlert(alert: Omit<SessionState['ui']['alert'], 'show'>): void {
  state.ui.alert = { show: true, ...alert }
}

export function dismissAlert(): void {
  state.ui.alert.show = false
}

/** Sets the title in the frame's header for the mounted screen; undefined restores the frame's own. */
export function titleLayout(title: string | undefined): void {
  state.ui.layout.title = title
}
