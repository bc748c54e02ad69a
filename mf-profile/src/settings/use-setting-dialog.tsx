import { useState, type ReactNode } from 'react'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import type { settingDialogs } from './setting-dialogs.ts'

type Dialogs = typeof settingDialogs

/** The settings' dialogs, which are fetched when one is opened: few visits open any. If they cannot be fetched, the next press tries again. */
export function useSettingDialog(): { readonly open: (setting: keyof Dialogs) => void; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<{ readonly Dialog: Dialogs[keyof Dialogs] }>()

  async function show(setting: keyof Dialogs) {
    try {
      const dialogs = await import(/* webpackChunkName: "setting-dialogs" */ './setting-dialogs.ts')
      setShown({ Dialog: dialogs.settingDialogs[setting] })
    } catch {
      showToast({ status: 'danger', message: messages.dialogNotLoaded })
    }
  }

  return {
    open: (setting) => void show(setting),
    dialog: shown && <shown.Dialog onClose={() => setShown(undefined)} />,
  }
}
