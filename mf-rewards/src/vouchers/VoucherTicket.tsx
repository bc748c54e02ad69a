import { Button, chakra, Notice, Skeleton, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import type { VoucherDialogControl } from './use-voucher-dialog.ts'
import { VoucherCode } from './VoucherCode.tsx'
import type { AvailableVoucherState, VoucherProblem } from './voucher-dialog-state.ts'

interface VoucherTicketProps {
  state: AvailableVoucherState
  control: VoucherDialogControl
}

/** The place of the code. It has one size in every state, so that the code appears where the button was. */
export function VoucherTicket({ state, control }: VoucherTicketProps) {
  switch (state.step) {
    case 'searching':
      return (
        <Ticket>
          <Middle>
            <Skeleton height="5" width="70%" />
          </Middle>
          <Skeleton height="control" borderRadius="md" />
        </Ticket>
      )
    case 'search-failed':
      return (
        <Ticket>
          <Middle>
            <Notice role="alert" status="danger">
              {messages.voucher.searchFailed}
            </Notice>
          </Middle>
          <Button variant="secondary" fullWidth onClick={control.searchAgain}>
            {messages.voucher.searchAgain}
          </Button>
        </Ticket>
      )
    case 'no-voucher':
    case 'generating': {
      const problem = state.step === 'no-voucher' ? state.problem : undefined
      return (
        <Ticket>
          <Middle>
            {problem ? (
              <Notice role="alert" status={problem === 'failed' ? 'danger' : 'info'}>
                {problemTexts[problem]}
              </Notice>
            ) : (
              <Text textAlign="center" textWrap="balance">
                {messages.voucher.invitation}
              </Text>
            )}
          </Middle>
          <Button fullWidth loading={state.step === 'generating'} onClick={control.generate}>
            {messages.voucher.generate}
          </Button>
        </Ticket>
      )
    }
    case 'voucher':
      return (
        <Ticket>
          <VoucherCode voucher={state.voucher} takesFocus={state.isNew} onExpired={control.expire} />
        </Ticket>
      )
  }
}

const problemTexts: Readonly<Record<VoucherProblem, string>> = {
  'no-company-chosen': messages.voucher.chooseCompany,
  failed: messages.voucher.failed,
  expired: messages.voucher.expired,
}

const Ticket = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    minHeight: '13rem',
    padding: '4',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    background: 'brand.tint',
  },
})

/** The room that the code takes, above the button. */
const Middle = chakra('div', { base: { display: 'grid', placeItems: 'center', flex: '1', width: 'full' } })
