import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'

interface CostProps {
  points: number
  /** The customer has fewer points: amber (spec §9). The words and the shape stand in the message beside it. */
  isTooHigh: boolean
}

/** What a reward costs, in points. */
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
