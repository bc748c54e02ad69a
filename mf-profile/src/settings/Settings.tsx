import { isFederated } from 'shared/identity'
import { useQuery } from 'shared/query'
import { signOut, type Session } from 'shared/session'
import { LogoutIcon, Stack, useAction } from 'shared/ui'
import { messages } from '../messages.ts'
import { OrganizationRow } from '../organizations/OrganizationRow.tsx'
import { DevicesIcon, DownloadIcon, LockIcon, TrashIcon } from './setting-icons.tsx'
import { RowSkeleton, SettingRow, SettingRows, StillRow } from './SettingRows.tsx'
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
      <SettingRows title={organizations.title}>
        <OrganizationRow sub={customer.sub} onSwitch={() => open('organizations')} />
      </SettingRows>
      <SettingRows title={security.title}>
        {federated ? (
          <StillRow icon={<LockIcon />} {...security.federated} />
        ) : (
          <SettingRow icon={<LockIcon />} {...security.password} onPress={() => open('password')} />
        )}
        <SettingRow icon={<DevicesIcon />} {...security.devices} onPress={() => open('devices')} />
      </SettingRows>
      <SettingRows title={privacy.title}>
        <SettingRow icon={<DownloadIcon />} {...privacy.data} onPress={() => open('my-data')} />
        <SettingRow icon={<TrashIcon />} {...privacy.deletion} danger onPress={() => open('deletion')} />
      </SettingRows>
      <SettingRows title={leave.title}>
        <SettingRow
          icon={<LogoutIcon />}
          title={leave.here.title}
          hint={leaving.isRunning ? leave.leaving : leave.here.hint}
          opensDialog={false}
          busy={leaving.isRunning}
          onPress={() => leaving.run({ everywhere: false })}
        />
        <SettingRow icon={<DevicesIcon />} {...leave.everywhere} onPress={() => open('sign-out-everywhere')} />
      </SettingRows>
      {dialog}
    </>
  )
}

const groups = [
  { title: organizations.title, rows: 1 },
  { title: security.title, rows: 2 },
  { title: privacy.title, rows: 2 },
  { title: leave.title, rows: 2 },
] as const

export function SettingsSkeleton() {
  return (
    <Stack gap="6" aria-hidden>
      {groups.map(({ title, rows }) => (
        <SettingRows key={title} title={title}>
          {Array.from({ length: rows }, (_, row) => (
            <RowSkeleton key={row} />
          ))}
        </SettingRows>
      ))}
    </Stack>
  )
}
