import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { KeptVouchers } from './vouchers/KeptVouchers.tsx'

/**
 * `/{key}/rewards/vouchers`: the vouchers that this device has seen, also without a network (readings, "Data and display"). The organisation is
 * that of the address, since nobody may have been able to check the session.
 */
export default function VouchersScreen() {
  const [, organizationKey = ''] = useLocation().pathname.split('/')
  useDocumentTitle(messages.vouchers.title, useSession().organization.current?.name)
  return (
    <ScreenColumn>
      <PageTitle>{messages.vouchers.title}</PageTitle>
      <KeptVouchers organizationKey={organizationKey} />
    </ScreenColumn>
  )
}
