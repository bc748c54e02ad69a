import { isFederated } from 'shared/identity'
import { useMutation, useQuery } from 'shared/query'
import { signOut, type Session } from 'shared/session'
import { DownloadIcon, LogoutIcon } from 'shared/ui'
import { messages } from '../messages.ts'
import { OrganizationRow } from '../organizations/OrganizationRow.tsx'
import { DevicesIcon, LockIcon, TrashIcon } from './setting-icons.tsx'
import { SettingGroup, SettingRows } from './SettingGroup.tsx'
import { SettingRow, StillRow } from './SettingRow.tsx'
import { useSettingDialog } from './use-setting-dialog.tsx'

const { organizations, security, privacy, signOut: leave } = messages

/** All that is no field of the form: a row each, in groups. */
export function Settings({ customer }: { customer: NonNullable<Session['user']> }) {
  const { open, dialog } = useSettingDialog()
  const { data: federated } = useQuery({ queryKey: ['federated', customer.sub], queryFn: isFederated, staleTime: Infinity })
  // It cannot fail for the customer; the shell leaves the screen (spec §4).
  const leaving = useMutation({ mutationFn: signOut })
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
            <SettingRow icon={<LockIcon />} title={security.password} hint={security.passwordHint} onPress={() => open('password')} />
          )}
          <SettingRow icon={<DevicesIcon />} title={security.devices} hint={security.devicesHint} onPress={() => open('devices')} />
        </SettingRows>
      </SettingGroup>
      <SettingGroup title={privacy.title}>
        <SettingRows>
          <SettingRow icon={<DownloadIcon />} title={privacy.data} hint={privacy.dataHint} onPress={() => open('my-data')} />
          <SettingRow icon={<TrashIcon />} title={privacy.deletion} hint={privacy.deletionHint} danger onPress={() => open('deletion')} />
        </SettingRows>
      </SettingGroup>
      <SettingGroup title={leave.title}>
        <SettingRows>
          <SettingRow
            icon={<LogoutIcon />}
            title={leave.here}
            hint={leaving.isPending ? leave.leaving : leave.hereHint}
            opensDialog={false}
            busy={leaving.isPending}
            onPress={() => leaving.mutate({ everywhere: false })}
          />
          <SettingRow icon={<DevicesIcon />} title={leave.everywhere} hint={leave.everywhereHint} onPress={() => open('sign-out-everywhere')} />
        </SettingRows>
      </SettingGroup>
      {dialog}
    </>
  )
}
