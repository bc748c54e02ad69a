import { Button, chakra, Notice, Skeleton, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import type { SeenVoucher } from './seen-voucher.ts'
import { TicketBody } from './TicketBody.tsx'
import { TicketIllustration } from './TicketIllustration.tsx'
import type { VoucherDialogControl } from './use-voucher-dialog.ts'
import { VoucherCode } from './VoucherCode.tsx'
import type { AvailableVoucherState, VoucherProblem } from './voucher-dialog-state.ts'

interface VoucherTicketProps {
  state: AvailableVoucherState
  control: VoucherDialogControl
  onShowAtTill: (voucher: SeenVoucher) => void
}

/** The place of the code. It keeps its size, so that the code appears where the button was. */
export function VoucherTicket({ state, control, onShowAtTill }: VoucherTicketProps) {
  switch (state.step) {
    case 'searching':
      return (
        <Ticket>
          <TicketBody picture={<Skeleton height="28" borderRadius="md" />}>
            <Skeleton height="4" width="20" />
            <Skeleton height="6" width="40" maxWidth="full" />
            <Skeleton height="5" width="32" />
          </TicketBody>
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
      return (
        <Ticket>
          {state.problem ? (
            <Middle>
              <Notice role="alert" status={state.problem === 'failed' ? 'danger' : 'info'}>
                {problemTexts[state.problem]}
              </Notice>
            </Middle>
          ) : (
            <Promised>{messages.voucher.invitation}</Promised>
          )}
          <Button fullWidth onClick={control.generate}>
            {messages.voucher.generate}
          </Button>
        </Ticket>
      )
    case 'generating':
      return (
        <Ticket>
          <Promised>{state.isConfirming ? messages.voucher.confirming : messages.voucher.generatingNow}</Promised>
          <Button fullWidth loading>
            {messages.voucher.generate}
          </Button>
        </Ticket>
      )
    case 'voucher':
      return (
        <Ticket>
          <VoucherCode
            voucher={state.voucher}
            takesFocus={state.isNew}
            onExpired={control.expire}
            onShowAtTill={() => onShowAtTill(state.voucher)}
          />
        </Ticket>
      )
  }
}

/** What will stand here. */
function Promised({ children }: { children: string }) {
  return (
    <TicketBody picture={<TicketIllustration />}>
      <Text>{children}</Text>
    </TicketBody>
  )
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
    // From 412 px on the height of a voucher; on narrower phones that would push the button out of sight.
    minHeight: { base: '17rem', sm: '19.25rem' },
    padding: '4',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    background: 'brand.tint',
  },
})

const Middle = chakra('div', { base: { display: 'grid', placeItems: 'center', flex: '1', width: 'full' } })
