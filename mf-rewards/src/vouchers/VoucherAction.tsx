import { Button, chakra, Skeleton, StatusMark } from 'shared/ui'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import type { AvailableVoucherState, VoucherControl } from './voucher-machine.ts'

interface VoucherActionProps {
  readonly state: AvailableVoucherState
  readonly control: VoucherControl
  /** The points that are missing; undefined where none are. */
  readonly missing: number | undefined
  readonly onShowAtTill: (voucher: SeenVoucher) => void
}

/** The dialog's main action, in sight however long the dialog is. As long as points are missing nothing urges. */
export function VoucherAction({ state, control, missing, onShowAtTill }: VoucherActionProps) {
  const variant = missing === undefined ? 'primary' : 'secondary'
  return (
    <Pinned>
      {state.step === 'searching' && <Skeleton height="control" borderRadius="md" />}
      {state.step === 'voucher' ? (
        <>
          {missing !== undefined && <StatusMark color="amber">{messages.missing(missing)}</StatusMark>}
          <Button key="voucher" fullWidth variant={variant} onClick={() => onShowAtTill(state.voucher)}>
            {messages.voucher.showAtTill}
          </Button>
        </>
      ) : (
        state.step !== 'searching' && <WaitingButton state={state} control={control} variant={variant} />
      )}
    </Pinned>
  )
}

interface WaitingButtonProps {
  readonly state: Exclude<AvailableVoucherState, { step: 'searching' | 'voucher' }>
  readonly control: VoucherControl
  readonly variant: 'primary' | 'secondary'
}

/** One button in all states without a code, so that it keeps the focus of whoever pressed it. */
function WaitingButton({ state, control, variant }: WaitingButtonProps) {
  switch (state.step) {
    case 'search-failed':
      return (
        <Button fullWidth variant="secondary" loading={state.isRepeating} onClick={control.search}>
          {messages.voucher.searchAgain}
        </Button>
      )
    case 'no-voucher':
    case 'generating':
      return (
        <Button fullWidth variant={variant} loading={state.step === 'generating'} onClick={control.generate}>
          {messages.voucher.generate}
        </Button>
      )
    case 'confirming':
      return (
        <Button fullWidth variant={variant} loading>
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

/** Across the dialog, with a line to what scrolls above. */
const Pinned = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    marginInline: '-6',
    paddingInline: '6',
    paddingTop: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
