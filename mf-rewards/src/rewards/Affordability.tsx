import type { Affordability } from 'shared/rewards'
import { chakra, StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'

interface CostProps {
  readonly points: number
  /** The customer has fewer points: amber (spec §9). The words and the shape stand in the message beside it. */
  readonly isTooHigh: boolean
}

export function Cost({ points, isTooHigh }: CostProps) {
  return (
    <CostLabel data-too-high={isTooHigh || undefined} textStyle="number">
      {messages.cost(points)}
    </CostLabel>
  )
}

/** Both in one class, as a status' colours. */
const CostLabel = chakra('span', {
  base: {
    alignSelf: 'flex-start',
    lineHeight: '1.5rem',
    borderRadius: 'sm',
    color: 'brand.text',
    '&[data-too-high]': { paddingInline: '2', background: 'warning', color: 'ink' },
  },
})

/** What the customer's points mean for a reward, as a word, a shape and a colour; nothing where there is nothing to say. */
export function AffordabilityMark({ affordability }: { readonly affordability: Affordability }) {
  switch (affordability.kind) {
    case 'unknown':
      return null
    case 'affordable':
      return <StatusMark color="green">{messages.redemptions(affordability.times)}</StatusMark>
    case 'missing':
      return <StatusMark color="amber">{messages.missing(affordability.points)}</StatusMark>
  }
}
