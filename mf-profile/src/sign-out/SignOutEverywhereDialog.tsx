import { signOut } from 'shared/session'
import { showToast } from 'shared/toast'
import { Button, Stack, Text, useAction } from 'shared/ui'
import { VoucherLeaves } from 'shared/vouchers/sign-out'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { SettingDialog } from '../settings/SettingDialog.tsx'

const { signOutEverywhere: texts } = dialogMessages

/** Signs out on every device, once the customer has confirmed. */
export function SignOutEverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const leaving = useAction(signOutEverywhere)
  return (
    <SettingDialog
      onClose={onClose}
      title={texts.title}
      busy={leaving.isRunning}
      button={
        <Button variant="danger" loading={leaving.isRunning} onClick={() => leaving.run()}>
          {texts.confirm}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{texts.explanation}</Text>
        <VoucherLeaves />
      </Stack>
    </SettingDialog>
  )
}

/** This device signs out in any case. A toast tells where the provider did not confirm that the others did. */
async function signOutEverywhere(): Promise<void> {
  if (!(await signOut({ everywhere: true }))) showToast({ status: 'warning', message: texts.onlyHere })
}
