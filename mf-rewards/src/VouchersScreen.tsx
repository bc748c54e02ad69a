import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { KeptVouchers } from './vouchers/KeptVouchers.tsx'

/** `/{key}/rewards/vouchers`, also without a network. The organisation is the address's: maybe nobody could check the session. */
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
