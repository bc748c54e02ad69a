import { useEffect, useState } from 'react'
import type { Device, IdentityError } from 'shared/identity'
import { onceOnline, useQuery } from 'shared/query'
import { callAccountSettings, useSession } from 'shared/session'
import {
  Button,
  Dialog,
  EmptyState,
  illustration,
  Skeleton,
  Stack,
  Status,
  Text,
  useAction,
  useStatus,
} from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { SettingFailure } from '../settings/SettingFailure.tsx'
import { deviceTitle, rememberedDevices } from './device.ts'
import { DeviceList } from './DeviceList.tsx'
import { ForgetDeviceDialog } from './ForgetDeviceDialog.tsx'

const { tryAgain, devices: texts } = dialogMessages

/** The devices on which the account is remembered (spec §7): forgets any of them, and has this one remembered. */
export function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const sub = useSession().user?.sub
  const {
    data: listed,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['devices', sub],
    // A failure is a value too: its kind decides what is said.
    queryFn: () => callAccountSettings((settings) => settings.listDevices()),
    // Loaded at each opening: other devices sign in and out meanwhile.
    staleTime: 0,
    gcTime: 0,
  })
  const isLost = !isFetching && listed?.ok === false && listed.error.kind === 'network'
  useEffect(() => (isLost ? onceOnline(() => void refetch()) : undefined), [isLost, refetch])
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {listed?.ok ? (
        <KnownDevices devices={listed.value} refresh={async () => void (await refetch())} />
      ) : listed ? (
        <Stack gap="4">
          <SettingFailure error={listed.error} />
          {listed.error.kind !== 'device-configuration' && (
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
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
  readonly refresh: () => Promise<void>
}

function KnownDevices({ devices, refresh }: KnownDevicesProps) {
  const [forgetting, setForgetting] = useState<Device>()
  const [news, setNews] = useState<string>()
  useStatus(news)
  const remembered = rememberedDevices(devices)
  const isThisOneForgettable = devices.some(({ isThisDevice, isRemembered }) => isThisDevice && !isRemembered)

  async function announce(text: string) {
    await refresh()
    setNews(text)
  }

  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text color="ink.soft">{texts.explanation}</Text>
        {/* Takes the focus when a device goes away with the button that was pressed. */}
        <Text tabIndex={-1} fontWeight="semibold">
          {texts.count(remembered.length)}
        </Text>
      </Stack>
      {isThisOneForgettable && <RememberThisDevice onRemembered={() => announce(texts.remembered)} />}
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
            await announce(texts.forgotten(deviceTitle(forgetting.name)))
          }}
        />
      )}
    </Stack>
  )
}

/** This device is known but not remembered: the provider leaves that to the customer. */
function RememberThisDevice({ onRemembered }: { readonly onRemembered: () => Promise<void> }) {
  const [error, setError] = useState<IdentityError>()
  const remembering = useAction(async () => {
    setError(undefined)
    const remembered = await callAccountSettings((settings) => settings.rememberDevice())
    if (remembered.ok) await onRemembered()
    else setError(remembered.error)
  })

  return (
    <Stack gap="3" padding="4" borderRadius="md" background="ground">
      <Text>{texts.notRemembered}</Text>
      <SettingFailure error={error} />
      <Button variant="secondary" loading={remembering.isRunning} onClick={remembering.run}>
        {texts.remember}
      </Button>
    </Stack>
  )
}

function DevicesSkeleton() {
  return (
    <Stack gap="5">
      <Status>{texts.loading}</Status>
      <Text color="ink.soft">{texts.explanation}</Text>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="14" borderRadius="md" />
      ))}
    </Stack>
  )
}

const DevicesIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <rect className="paper" x="26" y="26" width="74" height="50" rx="4" />
    <path d="M16 86h70" />
    <rect className="brand" x="84" y="44" width="32" height="52" rx="5" />
  </>,
)
