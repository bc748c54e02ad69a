import type { Reward } from 'shared/contract'
import type { Affordability } from 'shared/rewards'
import { useSession } from 'shared/session'
import { chakra, StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'

/** What a reward costs, amber if that is too high (spec §9; said in words beside it), and what it is worth where that is known. */
export function Price({ reward, isTooHigh }: { readonly reward: Reward; readonly isTooHigh: boolean }) {
  const { debited_value: points, value } = reward
  return (
    <PriceLine>
      <span className="cost" data-too-high={isTooHigh || undefined}>
        {messages.cost(points)}
      </span>
      {value !== undefined && value > 0 && <span className="value">{messages.value(value)}</span>}
    </PriceLine>
  )
}

/** All in one class, as a status' colours. */
const PriceLine = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    '& .cost': { textStyle: 'number', fontSize: 'md', lineHeight: '1.5rem', borderRadius: 'sm' },
    '& [data-too-high]': { paddingInline: '1.5', background: 'warning', color: 'ink' },
    '& .value': { textStyle: 'small', color: 'ink.soft' },
  },
})

/** What the customer's points mean for a reward, as a word, a shape and a colour; nothing where there is nothing to say. A figure would tell a hidden balance. */
export function AffordabilityMark({ affordability }: { readonly affordability: Affordability }) {
  const { isBalanceHidden } = useSession().ui
  switch (affordability.kind) {
    case 'unknown':
      return null
    case 'affordable':
      return (
        <StatusMark color="green">
          {isBalanceHidden ? messages.redeemable : messages.redemptions(affordability.times)}
        </StatusMark>
      )
    case 'missing':
      return (
        <StatusMark color="amber">
          {isBalanceHidden ? messages.sections.farAhead : messages.missing(affordability.points)}
        </StatusMark>
      )
  }
}
