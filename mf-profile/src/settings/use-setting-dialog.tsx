import { useState, type ReactNode } from 'react'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import type { settingDialogs } from './setting-dialogs.ts'

type Dialogs = typeof settingDialogs

interface OpenDialog {
  readonly Dialog: Dialogs[keyof Dialogs]
  /** Each opening is a new dialog, which begins anew. */
  readonly opening: number
}

/** The settings' dialogs, which are fetched when one is opened: few visits open any. If they cannot be fetched, the next press tries again. */
export function useSettingDialog(): { readonly open: (setting: keyof Dialogs) => void; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<OpenDialog>()
  const [openings, setOpenings] = useState(0)

  async function show(setting: keyof Dialogs) {
    try {
      const dialogs = await import(/* webpackChunkName: "setting-dialogs" */ './setting-dialogs.ts')
      setShown({ Dialog: dialogs.settingDialogs[setting], opening: openings })
      setOpenings(openings + 1)
    } catch {
      showToast({ status: 'danger', message: messages.dialogNotLoaded })
    }
  }

  return {
    open: (setting) => void show(setting),
    dialog: shown && <shown.Dialog key={shown.opening} onClose={() => setShown(undefined)} />,
  }
}
