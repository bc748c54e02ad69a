import { useState } from 'react'
import type { Device } from 'shared/identity'
import { callAccountSettings } from 'shared/session'
import { Button, Dialog, Notice, Stack, Text } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { failureText } from '../settings/failure-text.ts'
import { deviceTitle } from './device-title.ts'

const { cancel, devices: texts } = dialogMessages

interface ForgetDeviceDialogProps {
  readonly device: Device
  readonly onClose: () => void
  readonly onForgotten: () => Promise<void>
}

/** Asks before a device is forgotten, and says so if it could not be. */
export function ForgetDeviceDialog({ device, onClose, onForgotten }: ForgetDeviceDialogProps) {
  const [isUnderWay, setIsUnderWay] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function forget() {
    setIsUnderWay(true)
    setFailure(undefined)
    const outcome = await callAccountSettings((settings) => settings.forgetDevice(device.id))
    if (outcome.ok) return onForgotten()
    setFailure(failureText(outcome.error))
    setIsUnderWay(false)
  }

  return (
    <Dialog
      open
      onClose={() => !isUnderWay && onClose()}
      title={texts.confirmTitle}
      actions={
        <>
          <Button variant="secondary" disabled={isUnderWay} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" loading={isUnderWay} onClick={() => void forget()}>
            {texts.forget}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text overflowWrap="anywhere">{texts.confirm(deviceTitle(device.name))}</Text>
        {failure && (
          <Notice status="danger" role="alert">
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
