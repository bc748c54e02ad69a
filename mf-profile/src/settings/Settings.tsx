import { isFederated } from 'shared/identity'
import { useQuery } from 'shared/query'
import { signOut, type Session } from 'shared/session'
import { LogoutIcon, Stack, useAction } from 'shared/ui'
import { messages } from '../messages.ts'
import { OrganizationRow } from '../organizations/OrganizationRow.tsx'
import { DevicesIcon, DownloadIcon, LockIcon, TrashIcon } from './setting-icons.tsx'
import { RowSkeleton, SettingGroup, SettingRow, SettingRows, StillRow } from './SettingRows.tsx'
import { useSettingDialog } from './use-setting-dialog.tsx'

const { organizations, security, privacy, signOut: leave } = messages

/** Everything but the form: rows in groups. */
export function Settings({ customer }: { readonly customer: NonNullable<Session['user']> }) {
  const { open, dialog } = useSettingDialog()
  const { data: federated } = useQuery({
    queryKey: ['federated', customer.sub],
    queryFn: isFederated,
    staleTime: Infinity,
  })
  // For the customer it cannot fail: the shell leaves the screen (spec §4).
  const leaving = useAction(signOut)
  return (
    <>
      <SettingGroup title={organizations.title}>
        <SettingRows>
          <OrganizationRow sub={customer.sub} onSwitch={() => open('organizations')} />
        </SettingRows>
      </SettingGroup>
      <SettingGroup title={security.title}>
        <SettingRows>
          {federated ? (
            <StillRow icon={<LockIcon />} title={security.password} hint={security.federated} />
          ) : (
            <SettingRow
              icon={<LockIcon />}
              title={security.password}
              hint={security.passwordHint}
              onPress={() => open('password')}
            />
          )}
          <SettingRow
            icon={<DevicesIcon />}
            title={security.devices}
            hint={security.devicesHint}
            onPress={() => open('devices')}
          />
        </SettingRows>
      </SettingGroup>
      <SettingGroup title={privacy.title}>
        <SettingRows>
          <SettingRow
            icon={<DownloadIcon />}
            title={privacy.data}
            hint={privacy.dataHint}
            onPress={() => open('my-data')}
          />
          <SettingRow
            icon={<TrashIcon />}
            title={privacy.deletion}
            hint={privacy.deletionHint}
            danger
            onPress={() => open('deletion')}
          />
        </SettingRows>
      </SettingGroup>
      <SettingGroup title={leave.title}>
        <SettingRows>
          <SettingRow
            icon={<LogoutIcon />}
            title={leave.here}
            hint={leaving.isRunning ? leave.leaving : leave.hereHint}
            opensDialog={false}
            busy={leaving.isRunning}
            onPress={() => leaving.run({ everywhere: false })}
          />
          <SettingRow
            icon={<DevicesIcon />}
            title={leave.everywhere}
            hint={leave.everywhereHint}
            onPress={() => open('sign-out-everywhere')}
          />
        </SettingRows>
      </SettingGroup>
      {dialog}
    </>
  )
}

const groups = [
  { title: messages.organizations.title, rows: 1 },
  { title: messages.security.title, rows: 2 },
  { title: messages.privacy.title, rows: 2 },
  { title: messages.signOut.title, rows: 2 },
] as const

export function SettingsSkeleton() {
  return (
    <Stack gap="6" aria-hidden>
      {groups.map(({ title, rows }) => (
        <SettingGroup key={title} title={title}>
          <SettingRows>
            {Array.from({ length: rows }, (_, row) => (
              <RowSkeleton key={row} />
            ))}
          </SettingRows>
        </SettingGroup>
      ))}
    </Stack>
  )
}
