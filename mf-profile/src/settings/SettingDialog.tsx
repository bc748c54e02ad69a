import type { ComponentProps, ReactNode } from 'react'
import { Button, Dialog } from 'shared/ui'
import { dialogMessages } from './dialog-messages.ts'

interface SettingDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'actions'> {
  /** The button that does it. */
  readonly button: ReactNode
  /** It is being done: it cannot be cancelled any more. */
  readonly busy?: boolean
}

/** Does something with a setting, or is cancelled. */
export function SettingDialog({ button, busy = false, ...dialog }: SettingDialogProps) {
  const cancel = (
    <Button variant="secondary" disabled={busy} onClick={dialog.onClose}>
      {dialogMessages.cancel}
    </Button>
  )
  return (
    <Dialog
      open
      {...dialog}
      actions={
        <>
          {cancel}
          {button}
        </>
      }
    />
  )
}
