import { useState, type ComponentType, type ReactNode } from 'react'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'

/** What the profile opens a dialog for. */
export type Setting = 'organizations' | 'password' | 'devices' | 'my-data' | 'deletion' | 'sign-out-everywhere'

/** What each of the dialogs is given. */
export interface SettingDialogProps {
  readonly onClose: () => void
}

interface OpenDialog {
  readonly setting: Setting
  readonly Dialog: ComponentType<SettingDialogProps & { setting: Setting }>
  /** Each opening is a dialog anew, whatever became of the one before. */
  readonly opening: number
}

/** The settings' dialogs, a file of their own: few visits open one. Where it does not come, the next press asks for it again. */
export function useSettingDialog(): { readonly open: (setting: Setting) => void; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<OpenDialog>()
  const [openings, setOpenings] = useState(0)

  async function show(setting: Setting) {
    try {
      const { SettingDialog } = await import(/* webpackChunkName: "setting-dialogs" */ './SettingDialog.tsx')
      setShown({ setting, Dialog: SettingDialog, opening: openings })
      setOpenings(openings + 1)
    } catch {
      showToast({ status: 'danger', message: messages.dialogNotLoaded })
    }
  }

  return {
    open: (setting) => void show(setting),
    dialog: shown && <shown.Dialog key={shown.opening} setting={shown.setting} onClose={() => setShown(undefined)} />,
  }
}
