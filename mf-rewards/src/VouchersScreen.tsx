import { PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'

/** `/{key}/rewards/vouchers`: the vouchers that this device has seen, also without a network (readings, "Data and display"). */
export default function VouchersScreen() {
  useDocumentTitle(messages.vouchers.title)
  return (
    <ScreenColumn>
      <PageTitle>{messages.vouchers.title}</PageTitle>
    </ScreenColumn>
  )
}
