/** What the profile opens a dialog for. */
export type Setting = 'organizations' | 'password' | 'devices' | 'my-data' | 'deletion' | 'sign-out-everywhere'

/** What each of the dialogs is given. */
export interface SettingDialogProps {
  readonly onClose: () => void
}
