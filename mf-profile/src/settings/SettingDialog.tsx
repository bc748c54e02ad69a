import { DeletionDialog } from '../deletion/DeletionDialog.tsx'
import { DevicesDialog } from '../devices/DevicesDialog.tsx'
import { MyDataDialog } from '../my-data/MyDataDialog.tsx'
import { OrganizationsDialog } from '../organizations/OrganizationsDialog.tsx'
import { PasswordDialog } from '../password/PasswordDialog.tsx'
import { SignOutEverywhereDialog } from '../sign-out/SignOutEverywhereDialog.tsx'
import type { Setting, SettingDialogProps } from './setting.ts'

/** The dialog of a setting. It is fetched when it is opened, with all that only dialogs need. */
export function SettingDialog({ setting, ...props }: SettingDialogProps & { setting: Setting }) {
  switch (setting) {
    case 'organizations':
      return <OrganizationsDialog {...props} />
    case 'password':
      return <PasswordDialog {...props} />
    case 'devices':
      return <DevicesDialog {...props} />
    case 'my-data':
      return <MyDataDialog {...props} />
    case 'deletion':
      return <DeletionDialog {...props} />
    case 'sign-out-everywhere':
      return <SignOutEverywhereDialog {...props} />
  }
}
