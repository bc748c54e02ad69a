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
    <CostLabel isTooHigh={isTooHigh} textStyle="number">
      {messages.cost(points)}
    </CostLabel>
  )
}

const CostLabel = chakra('span', {
  base: { alignSelf: 'flex-start', lineHeight: '1.5rem', borderRadius: 'sm' },
  variants: {
    isTooHigh: {
      true: { paddingInline: '2', background: 'warning', color: 'ink' },
      false: { color: 'brand.text' },
    },
  },
})
