import { isFederated } from 'shared/identity'
import { useQuery } from 'shared/query'
import { Link, paths } from 'shared/router'
import { loadOrganizations, type Session, siteConfig, useSession } from 'shared/session'
import { icon, LogoutIcon, ReceiptIcon, Stack, useAction } from 'shared/ui'
import { useSignOut } from 'shared/vouchers/sign-out'
import { messages } from '../messages.ts'
import { PressedRow, RowSkeleton, SettingRow, SettingRows, StillRow } from './SettingRows.tsx'
import { type ReactNode, useState } from 'react'
import { showToast } from 'shared/toast'
import type { settingDialogs } from './setting-dialogs.ts'

const { organizations, security, privacy, help, signOut: leave } = messages

/** Everything but the form: rows in groups. */
export function Settings({ customer }: { readonly customer: NonNullable<Session['user']> }) {
  const { open, dialog } = useSettingDialog()
  const { data: federated } = useQuery({
    queryKey: ['federated', customer.sub],
    queryFn: isFederated,
    staleTime: Infinity,
  })
  // For the customer it cannot fail: the shell leaves the screen (spec §4).
  const leaving = useSignOut()
  return (
    <>
      <SettingRows title={organizations.title}>
        <OrganizationRow sub={customer.sub} />
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
      <Help />
      <SettingRows title={leave.title}>
        <SettingRow
          icon={<LogoutIcon />}
          title={leave.here.title}
          hint={leaving.isRunning ? leave.leaving : leave.here.hint}
          opensDialog={false}
          busy={leaving.isRunning}
          onPress={leaving.press}
        />
        <SettingRow icon={<DevicesIcon />} {...leave.everywhere} onPress={() => open('sign-out-everywhere')} />
      </SettingRows>
      {dialog}
      {leaving.question}
    </>
  )
}

/** How points come, what applies, whom to ask: what the site's configuration has. */
function Help() {
  const { key } = useSession().organization
  const { terms, help: { privacyUrl, contactUrl } = {} } = siteConfig()
  return (
    <SettingRows title={help.title}>
      <StillRow isRead icon={<StarIcon />} {...help.points} />
      {key && <PageRow to={`${terms.baseUrl}/${key}`}>{help.terms}</PageRow>}
      {privacyUrl && <PageRow to={privacyUrl}>{help.privacy}</PageRow>}
      {contactUrl && (
        <PressedRow opens={false} icon={<ContactIcon />} hint={help.contact.hint}>
          <a href={contactUrl}>{help.contact.title}</a>
        </PressedRow>
      )}
    </SettingRows>
  )
}

function PageRow({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PressedRow opens={false} icon={<ReceiptIcon />} hint={help.newTab}>
      <a href={to} target="_blank" rel="noreferrer">
        {children}
      </a>
    </PressedRow>
  )
}

const groups = [
  { title: organizations.title, rows: 1 },
  { title: security.title, rows: 2 },
  { title: privacy.title, rows: 2 },
  { title: help.title, rows: 4 },
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

type Dialogs = typeof settingDialogs

/** The settings' dialogs, which are fetched when one is opened: few visits open any. If they cannot be fetched, the next press tries again. */
function useSettingDialog(): { readonly open: (setting: keyof Dialogs) => void; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<{ readonly Dialog: Dialogs[keyof Dialogs] }>()

  async function show(setting: keyof Dialogs) {
    try {
      const dialogs = await import(/* webpackChunkName: "setting-dialogs" */ './setting-dialogs.ts')
      setShown({ Dialog: dialogs.settingDialogs[setting] })
    } catch {
      showToast({ status: 'danger', message: messages.dialogNotLoaded })
    }
  }

  return {
    open: (setting) => void show(setting),
    dialog: shown && <shown.Dialog onClose={() => setShown(undefined)} />,
  }
}

/** Leads to the customer's other organisations; where there is but one, or none, it only says so (spec §2). */
function OrganizationRow({ sub }: { readonly sub: string }) {
  const { orgs, fetched, listFailed } = useSession().organization
  const [first, ...others] = orgs
  const retry = useAction(() => loadOrganizations(sub))
  if (listFailed) {
    return (
      <SettingRow
        icon={<StoreIcon />}
        {...organizations.failed}
        opensDialog={false}
        busy={retry.isRunning}
        onPress={retry.run}
      />
    )
  }
  if (!fetched) return <RowSkeleton />
  if (!first) return <StillRow icon={<StoreIcon />} {...organizations.none} />
  if (others.length === 0) return <StillRow icon={<StoreIcon />} title={organizations.only} hint={first.name} />
  return (
    <PressedRow icon={<SwapIcon />} hint={organizations.count(orgs.length)}>
      <Link to={paths.home()}>{organizations.switch}</Link>
    </PressedRow>
  )
}

const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5m-4 3.75v2" />
  </>,
)
const DevicesIcon = icon(
  <>
    <path d="M11.5 15.5H5A1.5 1.5 0 0 1 3.5 14V6.5A1.5 1.5 0 0 1 5 5h11a1.5 1.5 0 0 1 1.5 1.5M2.75 19h8.75" />
    <rect x="14" y="9.5" width="6.5" height="10.5" rx="1.5" />
  </>,
)
const StarIcon = icon(<path d="m12 4.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 16.3l-4.6 2.5.9-5.2L4.5 10l5.2-.7z" />)
const ContactIcon = icon(
  <path d="M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H12L7.5 20v-3.5h-3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9.5h8m-8 3.25h5" />,
)
const TrashIcon = icon(
  <path d="M4.75 6.75h14.5M9.5 6.75V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v1.75m2.75 0-.7 12.3a1 1 0 0 1-1 .95H8.45a1 1 0 0 1-1-.95l-.7-12.3M10 10.5v5.75m4-5.75v5.75" />,
)
const DownloadIcon = icon(<path d="M12 4v11m-4-3.75L12 15.25l4-4M4.75 19.75h14.5" />)
const StoreIcon = icon(
  <path d="M5 11.75V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7.25M9.75 20v-5h4.5v5M5.25 4h13.5L20.5 9a2.83 2.83 0 0 1-5.67 0 2.83 2.83 0 0 1-5.66 0A2.83 2.83 0 0 1 3.5 9z" />,
)
const SwapIcon = icon(<path d="M4.5 8.5h14m-3.75-4 4 4-4 4M19.5 15.5h-14m3.75-4-4 4 4 4" />)
