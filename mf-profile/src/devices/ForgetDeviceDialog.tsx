import { useState } from 'react'
import type { Device, IdentityError } from 'shared/identity'
import { callAccountSettings } from 'shared/session'
import { Button, Stack, Text, useAction } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { SettingDialog } from '../settings/SettingDialog.tsx'
import { SettingFailure } from '../settings/SettingFailure.tsx'
import { deviceTitle } from './device.ts'

const { devices: texts } = dialogMessages

interface ForgetDeviceDialogProps {
  readonly device: Device
  readonly onClose: () => void
  readonly onForgotten: () => Promise<void>
}

/** Asks before a device is forgotten, and says so if it could not be. */
export function ForgetDeviceDialog({ device, onClose, onForgotten }: ForgetDeviceDialogProps) {
  const [error, setError] = useState<IdentityError>()
  const forgetting = useAction(async () => {
    setError(undefined)
    const forgotten = await callAccountSettings((settings) => settings.forgetDevice(device.id))
    if (forgotten.ok) await onForgotten()
    else setError(forgotten.error)
  })

  return (
    <SettingDialog
      onClose={() => !forgetting.isRunning && onClose()}
      title={texts.confirmTitle}
      busy={forgetting.isRunning}
      button={
        <Button variant="danger" loading={forgetting.isRunning} onClick={forgetting.run}>
          {texts.forget}
        </Button>
      }
    >
      <Stack gap="4">
        <Text overflowWrap="anywhere">{texts.confirm(deviceTitle(device.name))}</Text>
        <SettingFailure error={error} />
      </Stack>
    </SettingDialog>
  )
}
