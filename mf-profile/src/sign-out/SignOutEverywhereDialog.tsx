import { useMutation } from 'shared/query'
import { signOut } from 'shared/session'
import { Button, Dialog, Text } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import type { SettingDialogProps } from '../settings/setting.ts'

const { cancel, signOutEverywhere: texts } = dialogMessages

/** Signs out on every device, once the customer has confirmed. */
export function SignOutEverywhereDialog({ onClose }: SettingDialogProps) {
  const leaving = useMutation({ mutationFn: signOut })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" disabled={leaving.isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" loading={leaving.isPending} onClick={() => leaving.mutate({ everywhere: true })}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Text>{texts.explanation}</Text>
    </Dialog>
  )
}
