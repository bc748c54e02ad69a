/** The settings that have a dialog. */
export type Setting = 'organizations' | 'password' | 'devices' | 'my-data' | 'deletion' | 'sign-out-everywhere'

export interface SettingDialogProps {
  readonly onClose: () => void
}
