import { loadOrganizations, useSession } from 'shared/session'
import { useAction } from 'shared/ui'
import { messages } from '../messages.ts'
import { StoreIcon, SwapIcon } from '../settings/setting-icons.tsx'
import { RowSkeleton, SettingRow, StillRow } from '../settings/SettingRows.tsx'

const { organizations: texts } = messages

/** Leads to the customer's other organisations; where there is but one, or none, it only says so (spec §2). */
export function OrganizationRow({ sub, onSwitch }: { readonly sub: string; readonly onSwitch: () => void }) {
  const { orgs, fetched, listFailed } = useSession().organization
  const [first, ...others] = orgs
  const retry = useAction(() => loadOrganizations(sub))
  if (listFailed) {
    return (
      <SettingRow
        icon={<StoreIcon />}
        {...texts.failed}
        opensDialog={false}
        busy={retry.isRunning}
        onPress={retry.run}
      />
    )
  }
  if (!fetched) return <RowSkeleton />
  if (!first) return <StillRow icon={<StoreIcon />} {...texts.none} />
  if (others.length === 0) return <StillRow icon={<StoreIcon />} title={texts.only} hint={first.name} />
  return <SettingRow icon={<SwapIcon />} title={texts.switch} hint={texts.count(orgs.length)} onPress={onSwitch} />
}
