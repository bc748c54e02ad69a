import type { Reward } from 'shared/contract'
import { affordabilityOf } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { Dialog, Flex, Notice, Stack, Text, useStatus } from 'shared/ui'
import type { Membership } from 'shared/query'
import { messages } from '../messages.ts'
import { AffordabilityMark, Price } from '../rewards/Affordability.tsx'
import { rewardWordsFlex } from '../rewards/reward-card-layout.ts'
import { Company } from './Company.tsx'
import { TillView } from './TillView.tsx'
import { useTill } from './use-till.ts'
import { useVoucherMachine, type VoucherControl, type VoucherState } from './voucher-machine.ts'
import { VoucherAction } from './VoucherAction.tsx'
import { VoucherTicket } from './VoucherTicket.tsx'

interface VoucherDialogProps {
  readonly membership: Membership
  readonly reward: Reward
  /** The customer's points; undefined where they are not known. */
  readonly score: number | undefined
  readonly onClose: () => void
}

export function VoucherDialog({ membership, reward, score, onClose }: VoucherDialogProps) {
  const control = useVoucherMachine(membership, reward)
  const affordability = affordabilityOf(reward.debited_value, score)
  const missing = affordability.kind === 'missing' ? affordability.points : undefined
  const till = useTill()
  useStatus(announcement(control.state))
  return (
    <Dialog
      open
      onClose={onClose}
      title={reward.name}
      actions={
        control.state.step !== 'unavailable' && (
          <VoucherAction state={control.state} control={control} missing={missing} onShowAtTill={till.show} />
        )
      }
    >
      <Stack gap="5">
        <Flex flexWrap="wrap" alignItems="center" gap="4">
          <RewardPicture path={reward.image_url} size="20" />
          <Stack gap="1.5" minWidth="0" flex={rewardWordsFlex}>
            <Price reward={reward} isTooHigh={missing !== undefined} />
            {control.state.step !== 'unavailable' && <AffordabilityMark affordability={affordability} />}
          </Stack>
        </Flex>
        {reward.description && <Text color="ink.soft">{reward.description}</Text>}
        <VoucherSteps reward={reward} control={control} missing={missing} />
      </Stack>
      {till.voucher && <TillView voucher={till.voucher} onLeave={till.leave} />}
    </Dialog>
  )
}

interface VoucherStepsProps {
  readonly reward: Reward
  readonly control: VoucherControl
  /** The points that are missing; undefined where none are. */
  readonly missing: number | undefined
}

function VoucherSteps({ reward, control, missing }: VoucherStepsProps) {
  const { state } = control
  if (state.step === 'unavailable')
    return (
      <Notice>
        <Text fontWeight="bold">{messages.unavailable}</Text>
        <Text>{messages.unavailableHint}</Text>
      </Notice>
    )
  return (
    <>
      <Company companies={reward.available_companies} state={state} control={control} />
      <VoucherTicket state={state} missing={missing} onExpired={control.expire} />
      <Text textStyle="small" color="ink.soft">
        {messages.voucher.noGuarantee}
      </Text>
    </>
  )
}

/** What is said aloud when the dialog changes by itself; a problem has its own notice. */
function announcement(state: VoucherState): string | undefined {
  switch (state.step) {
    case 'searching':
      return messages.voucher.searching
    case 'search-failed':
      return state.isRepeating ? messages.voucher.searching : undefined
    case 'generating':
      return messages.voucher.generating
    case 'confirming':
      return messages.voucher.confirming
    case 'voucher':
      return messages.voucher.ready
    default:
      return undefined
  }
}
