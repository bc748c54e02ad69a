import { useLayoutEffect, useRef } from 'react'
import type { Reward } from 'shared/contract'
import { affordabilityOf } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { chakra, Dialog, Flex, Notice, Stack, Text, useStatus } from 'shared/ui'
import type { Membership } from 'shared/query'
import { messages } from '../messages.ts'
import { shortLandscape } from 'shared/screen-size'
import { AffordabilityMark, Price } from '../rewards/Affordability.tsx'
import { rewardWordsFlex } from '../rewards/reward-card-layout.ts'
import { Company } from './Company.tsx'
import { useVoucherMachine, type VoucherState } from './voucher-machine.ts'
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
  const { state } = control
  const affordability = affordabilityOf(reward.debited_value, score)
  const isTooEarly = affordability.kind === 'missing'
  const left = score === undefined || isTooEarly ? undefined : score - reward.debited_value
  const sides = useRef<HTMLDivElement>(null)
  // What becomes shorter moves neither the dialog's edges nor its buttons.
  useLayoutEffect(() => {
    if (sides.current) sides.current.style.minHeight = `min(${sides.current.offsetHeight}px, 100dvh - 14rem)`
  })
  useStatus(announced[state.step === 'search-failed' && state.isRepeating ? 'searching' : state.step])
  return (
    <Dialog
      open
      onClose={onClose}
      title={reward.name}
      actions={
        state.step !== 'unavailable' && (
          <VoucherAction
            state={state}
            control={control}
            isTooEarly={isTooEarly}
            cost={reward.debited_value}
            left={left}
          />
        )
      }
    >
      <Sides ref={sides}>
        <Side>
          <Flex flexWrap="wrap" alignItems="center" gap="4">
            <RewardPicture path={reward.image_url} size={{ base: '20', sm: '28', md: '24' }} />
            <Stack gap="1.5" minWidth="0" flex={rewardWordsFlex}>
              <Price reward={reward} isTooHigh={isTooEarly} />
              {state.step !== 'unavailable' && <AffordabilityMark affordability={affordability} />}
            </Stack>
          </Flex>
          {reward.description && (
            <Text color="ink.soft" whiteSpace="pre-line">
              {reward.description}
            </Text>
          )}
          {state.step !== 'unavailable' && (
            <Company companies={reward.available_companies} state={state} control={control} />
          )}
        </Side>
        {state.step === 'unavailable' ? (
          <Notice>
            <Text fontWeight="bold">{messages.unavailable}</Text>
            <Text>{messages.unavailableHint}</Text>
          </Notice>
        ) : (
          <Side>
            <VoucherTicket state={state} isTooEarly={isTooEarly} onExpired={control.expire} />
            <Text textStyle="small" color="ink.soft">
              {messages.voucher.noGuarantee}
            </Text>
          </Side>
        )}
      </Sides>
    </Dialog>
  )
}

/** The reward, and below it the code; lengthwise beside it. */
const Sides = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    [shortLandscape]: {
      flexFlow: 'row wrap',
      columnGap: '4',
      alignItems: 'flex-start',
      '& > *': { flex: '1 1 15.5rem', minWidth: '0' },
      '& > :first-child': { flex: '1 1 10.5rem' },
      // The shops need the room of the ticket that is not there yet.
      '&:has([type=radio]):not(:has([role=alert]))': {
        '& > *': { flexBasis: 'full' },
        '& > :first-child': {
          flexBasis: 'full',
          display: 'grid',
          gridTemplateColumns: 'min(15.5rem, 50%) minmax(0, 1fr)',
          alignContent: 'start',
        },
        '& fieldset': { gridArea: '1 / 2 / 4' },
        '& [data-ticket]': { display: 'none' },
      },
    },
  },
})

const Side = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', [shortLandscape]: { gap: '3' } },
})

/** What is said aloud when the dialog changes by itself; a problem has its own notice. */
const announced: Partial<Record<VoucherState['step'], string>> = {
  searching: messages.voucher.searching,
  generating: messages.voucher.generating,
  confirming: messages.voucher.confirming,
  voucher: messages.voucher.ready,
}
