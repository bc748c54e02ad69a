import { useSession } from 'shared/session'
import { Button, chakra, Skeleton, Text } from 'shared/ui'
import { shortLandscape } from 'shared/screen-size'
import { messages } from '../messages.ts'
import { TillLink } from './TillLink.tsx'
import type { AvailableVoucherState, VoucherControl } from './voucher-machine.ts'

interface VoucherActionProps {
  readonly state: AvailableVoucherState
  readonly control: VoucherControl
  /** Whether points are missing. */
  readonly isTooEarly: boolean
  /** In points; 0 for what is free. */
  readonly cost: number
  /** The points that the reward leaves; undefined where that is not known, or where points are missing. */
  readonly left: number | undefined
}

/** The dialog's main action, in sight however long the dialog is. As long as points are missing nothing urges. */
export function VoucherAction({ state, control, isTooEarly, cost, left }: VoucherActionProps) {
  const { isBalanceHidden } = useSession().ui
  const variant = isTooEarly ? 'secondary' : 'primary'
  return (
    <Pinned>
      {cost > 0 && (
        <Text minHeight="2lh" fontSize="min({fontSizes.sm}, 5.5vmin)" color="ink.soft" textAlign="center">
          <span>{state.step === 'voucher' ? messages.voucher.takenLater : messages.voucher.takesNothing}</span>{' '}
          {left !== undefined && !isBalanceHidden && (
            <chakra.span display="inline-block">{messages.voucher.left(left)}</chakra.span>
          )}
        </Text>
      )}
      {state.step === 'searching' && <Skeleton height="control" borderRadius="md" />}
      {state.step === 'voucher' ? (
        <TillLink voucher={state.voucher} variant={variant} />
      ) : (
        state.step !== 'searching' && <WaitingButton state={state} control={control} variant={variant} />
      )}
    </Pinned>
  )
}

interface WaitingButtonProps extends Pick<VoucherActionProps, 'control'> {
  readonly state: Exclude<AvailableVoucherState, { step: 'searching' | 'voucher' }>
  readonly variant: 'primary' | 'secondary'
}

/** One button in all states without a code, so that it keeps the focus of whoever pressed it. */
function WaitingButton({ state, control, variant }: WaitingButtonProps) {
  const { step } = state
  return (
    <Button
      fullWidth
      variant={step === 'search-failed' || step === 'undecided' ? 'secondary' : variant}
      loading={step === 'search-failed' ? state.isRepeating : step === 'generating' || step === 'confirming'}
      onClick={step === 'search-failed' ? control.search : control.generate}
    >
      {labels[step]}
    </Button>
  )
}

const labels = {
  'search-failed': messages.voucher.searchAgain,
  'no-voucher': messages.voucher.generate,
  generating: messages.voucher.generate,
  confirming: messages.voucher.confirming,
  undecided: messages.voucher.generateAnyway,
} as const

const Pinned = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    [shortLandscape]: { flexDirection: 'row', '& > *': { flex: '1' } },
  },
})
