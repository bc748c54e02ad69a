import type { ReactNode } from 'react'
import { Button, chakra, Notice, Skeleton, Stack, Text } from 'shared/ui'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { Ticket, TicketBody, TicketIllustration } from './Ticket.tsx'
import type { VoucherDialogControl } from './use-voucher-dialog.ts'
import { VoucherCode } from './VoucherCode.tsx'
import type { AvailableVoucherState, VoucherProblem } from './voucher-dialog-state.ts'

interface VoucherTicketProps {
  readonly state: AvailableVoucherState
  readonly control: VoucherDialogControl
  readonly onShowAtTill: (voucher: SeenVoucher) => void
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
    case 'no-voucher':
    case 'generating':
    case 'confirming':
    case 'undecided':
      return (
        <Ticket>
          <Words state={state} />
          <TicketButton state={state} control={control} />
        </Ticket>
      )
    case 'voucher':
      return (
        <Ticket>
          <VoucherCode voucher={state.voucher} onExpired={control.expire} onShowAtTill={() => onShowAtTill(state.voucher)} />
        </Ticket>
      )
  }
}

/** The states without a code. */
type WaitingState = Exclude<AvailableVoucherState, { step: 'searching' | 'voucher' }>

function Words({ state }: { readonly state: WaitingState }) {
  switch (state.step) {
    case 'search-failed':
      return <Problem status="danger">{messages.voucher.searchFailed}</Problem>
    case 'no-voucher':
      return state.problem ? (
        <Problem status={state.problem === 'failed' ? 'danger' : 'info'}>{problemWords[state.problem]}</Problem>
      ) : (
        <Promised>{messages.voucher.invitation}</Promised>
      )
    case 'generating':
      return <Promised>{messages.voucher.generatingNow}</Promised>
    case 'confirming':
      return <Promised>{messages.voucher.confirmingNow}</Promised>
    case 'undecided':
      return (
        <Problem status="warning">
          <WithRequestFailed>{messages.voucher.undecided}</WithRequestFailed>
        </Problem>
      )
  }
}

/** One button in all of these states, so that it keeps the focus of whoever pressed it. */
function TicketButton({ state, control }: { readonly state: WaitingState; readonly control: VoucherDialogControl }) {
  switch (state.step) {
    case 'search-failed':
      return (
        <Button fullWidth variant="secondary" loading={state.isRepeating} onClick={control.searchAgain}>
          {messages.voucher.searchAgain}
        </Button>
      )
    case 'no-voucher':
    case 'generating':
      return (
        <Button fullWidth loading={state.step === 'generating'} onClick={control.generate}>
          {messages.voucher.generate}
        </Button>
      )
    case 'confirming':
      return (
        <Button fullWidth loading>
          {messages.voucher.confirming}
        </Button>
      )
    case 'undecided':
      return (
        <Button fullWidth variant="secondary" onClick={control.generate}>
          {messages.voucher.generateAnyway}
        </Button>
      )
  }
}

/** What will stand here. */
function Promised({ children }: { readonly children: string }) {
  return (
    <TicketBody picture={<TicketIllustration />}>
      <Text>{children}</Text>
    </TicketBody>
  )
}

function Problem({ status, children }: { readonly status: 'danger' | 'warning' | 'info'; readonly children: ReactNode }) {
  return (
    <Middle>
      <Notice role="alert" status={status}>
        {children}
      </Notice>
    </Middle>
  )
}

function WithRequestFailed({ children }: { readonly children: string }) {
  return (
    <Stack gap="2">
      <Text>{messages.voucher.requestFailed}</Text>
      <Text>{children}</Text>
    </Stack>
  )
}

const problemWords: Readonly<Record<VoucherProblem, ReactNode>> = {
  'no-company-chosen': messages.voucher.chooseCompany,
  failed: <WithRequestFailed>{messages.voucher.failed}</WithRequestFailed>,
  expired: messages.voucher.expired,
}

const Middle = chakra('div', { base: { display: 'grid', placeItems: 'center', flex: '1', width: 'full' } })
