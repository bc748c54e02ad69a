import { useLayoutEffect, useRef, type PropsWithChildren } from 'react'
import { AlertIcon, chakra, ClockIcon, Flex, Skeleton, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { Ticket, TicketBody, TicketIllustration } from './Ticket.tsx'
import { VoucherCode } from './VoucherCode.tsx'
import type { AvailableVoucherState } from './voucher-machine.ts'

interface VoucherTicketProps {
  readonly state: AvailableVoucherState
  /** Whether points are missing. */
  readonly isTooEarly: boolean
  readonly onExpired: () => void
}

/** The place of the code, which keeps its size. */
export function VoucherTicket(props: VoucherTicketProps) {
  return (
    <Ticket data-ticket>
      <Content {...props} />
    </Ticket>
  )
}

function Content({ state, isTooEarly, onExpired }: VoucherTicketProps) {
  switch (state.step) {
    case 'searching':
      return (
        <TicketBody picture={<Skeleton height="28" borderRadius="md" />}>
          <Skeleton height="4" width="20" />
          <Skeleton height="6" width="40" maxWidth="full" />
          <Skeleton height="5" width="32" />
        </TicketBody>
      )
    case 'search-failed':
      return <Problem status="danger">{messages.voucher.searchFailed}</Problem>
    case 'no-voucher':
      switch (state.problem) {
        case 'failed':
          return (
            <Problem status="danger">
              {requestFailed}
              <Text>{messages.voucher.failed}</Text>
            </Problem>
          )
        case 'offline':
          return <Problem status="warning">{messages.voucher.noConnection}</Problem>
        case 'expired':
          return <Problem>{messages.voucher.expired}</Problem>
        // Said beside the companies.
        case 'no-company-chosen':
        case undefined:
          return <Promised>{isTooEarly ? messages.voucher.tooEarly : messages.voucher.invitation}</Promised>
      }
    case 'generating':
      return <Promised>{messages.voucher.generatingNow}</Promised>
    case 'confirming':
      return <Promised>{messages.voucher.confirmingNow}</Promised>
    case 'undecided':
      return (
        <Problem status="warning">
          {requestFailed}
          <Text>{messages.voucher.undecided}</Text>
        </Problem>
      )
    case 'voucher':
      return <VoucherCode voucher={state.voucher} isNew={state.isNew} isKept={state.isKept} onExpired={onExpired} />
  }
}

const Promised = ({ children }: { readonly children: string }) => (
  <TicketBody picture={<TicketIllustration />}>
    <Text>{children}</Text>
  </TicketBody>
)

const requestFailed = <Text marginBottom="2">{messages.voucher.requestFailed}</Text>

/** What stands in the way of a voucher. It comes into sight: the button that was pressed is pinned, and this may be beyond the screen. */
function Problem({ status, children }: PropsWithChildren<{ readonly status?: 'danger' | 'warning' }>) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Middle ref={element} role="alert">
      <Flex justifyContent="center" marginBottom="2" color={status && `${status}.text`}>
        {status ? <AlertIcon /> : <ClockIcon />}
      </Flex>
      <Text as="div" textWrap="balance">
        {children}
      </Text>
    </Middle>
  )
}

const Middle = chakra('div', { base: { marginBlock: 'auto', scrollMarginBottom: '4', textAlign: 'center' } })
