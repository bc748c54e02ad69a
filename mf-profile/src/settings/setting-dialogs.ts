import { DeletionDialog } from '../deletion/DeletionDialog.tsx'
import { DevicesDialog } from '../devices/DevicesDialog.tsx'
import { MyDataDialog } from '../my-data/MyDataDialog.tsx'
import { PasswordDialog } from '../password/PasswordDialog.tsx'
import { SignOutEverywhereDialog } from '../sign-out/SignOutEverywhereDialog.tsx'

/** The dialogs of the settings. They are fetched when one is opened, with all that only dialogs need. */
export const settingDialogs = {
  password: PasswordDialog,
  devices: DevicesDialog,
  'my-data': MyDataDialog,
  deletion: DeletionDialog,
  'sign-out-everywhere': SignOutEverywhereDialog,
}
