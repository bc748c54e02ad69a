import { useRef, useState } from 'react'
import type { Device } from 'shared/identity'
import { callAccountSettings } from 'shared/session'
import { Button, Dialog, EmptyState, Notice, Skeleton, Stack, Text, VisuallyHidden } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { failureText } from '../settings/failure-text.ts'
import type { SettingDialogProps } from '../settings/setting.ts'
import { DeviceList } from './DeviceList.tsx'
import { deviceTitle } from './device-title.ts'
import { DevicesIllustration } from './DevicesIllustration.tsx'
import { ForgetDeviceDialog } from './ForgetDeviceDialog.tsx'
import { rememberedDevices } from './remembered-devices.ts'
import { useDevices } from './use-devices.ts'

const { tryAgain, devices: texts } = dialogMessages

/** The devices on which the account is remembered (spec §7): forgets any of them, and has this one remembered. */
export function DevicesDialog({ onClose }: SettingDialogProps) {
  const { data: answer, isFetching, refetch } = useDevices()
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {answer?.ok ? (
        <KnownDevices devices={answer.value} refresh={async () => void (await refetch())} />
      ) : answer && !isFetching ? (
        <Stack gap="4">
          <Notice status={answer.error.kind === 'device-configuration' ? 'info' : 'danger'} role="alert">
            {failureText(answer.error)}
          </Notice>
          {answer.error.kind !== 'device-configuration' && (
            <Button variant="secondary" onClick={() => void refetch()}>
              {tryAgain}
            </Button>
          )}
        </Stack>
      ) : (
        <DevicesSkeleton />
      )}
    </Dialog>
  )
}

interface KnownDevicesProps {
  readonly devices: readonly Device[]
  /** Asks for the list again. */
  readonly refresh: () => Promise<void>
}

function KnownDevices({ devices, refresh }: KnownDevicesProps) {
  const [forgetting, setForgetting] = useState<Device>()
  const [news, setNews] = useState<string>()
  const summary = useRef<HTMLParagraphElement>(null)
  const remembered = rememberedDevices(devices)
  const isThisOneForgettable = devices.some(({ isThisDevice, isRemembered }) => isThisDevice && !isRemembered)

  /** What had the focus is gone from the list. */
  async function tell(text: string) {
    await refresh()
    setNews(text)
    summary.current?.focus()
  }

  return (
    <Stack gap="5">
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Stack gap="1">
        <Text color="ink.soft">{texts.explanation}</Text>
        <Text ref={summary} tabIndex={-1} fontWeight="semibold">
          {texts.count(remembered.length)}
        </Text>
      </Stack>
      {isThisOneForgettable && <RememberThisDevice onRemembered={() => tell(texts.remembered)} />}
      {remembered.length === 0 ? (
        <EmptyState illustration={<DevicesIllustration />}>{texts.empty}</EmptyState>
      ) : (
        <DeviceList devices={remembered} onForget={setForgetting} />
      )}
      {forgetting && (
        <ForgetDeviceDialog
          device={forgetting}
          onClose={() => setForgetting(undefined)}
          onForgotten={async () => {
            setForgetting(undefined)
            await tell(texts.forgotten(deviceTitle(forgetting.name)))
          }}
        />
      )}
    </Stack>
  )
}

/** This device is known, and not remembered: the provider leaves that to the customer. */
function RememberThisDevice({ onRemembered }: { onRemembered: () => Promise<void> }) {
  const [isUnderWay, setIsUnderWay] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function remember() {
    setIsUnderWay(true)
    setFailure(undefined)
    const outcome = await callAccountSettings((settings) => settings.rememberDevice())
    if (outcome.ok) await onRemembered()
    else setFailure(failureText(outcome.error))
    setIsUnderWay(false)
  }

  return (
    <Stack gap="3" padding="4" borderRadius="md" background="ground">
      <Text>{texts.notRemembered}</Text>
      {failure && (
        <Notice status="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Button variant="secondary" loading={isUnderWay} onClick={() => void remember()}>
        {texts.remember}
      </Button>
    </Stack>
  )
}

function DevicesSkeleton() {
  return (
    <Stack gap="5">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Text color="ink.soft">{texts.explanation}</Text>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="14" borderRadius="md" />
      ))}
    </Stack>
  )
}
