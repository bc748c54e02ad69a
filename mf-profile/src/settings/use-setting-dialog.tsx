import { useState, type ComponentType, type ReactNode } from 'react'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import type { Setting, SettingDialogProps } from './setting.ts'

interface OpenDialog {
  readonly setting: Setting
  readonly Dialog: ComponentType<SettingDialogProps & { setting: Setting }>
  /** Each opening is a new dialog, which begins anew. */
  readonly opening: number
}

/** The settings' dialogs, which are fetched when one is opened: few visits open any. If they cannot be fetched, the next press tries again. */
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
