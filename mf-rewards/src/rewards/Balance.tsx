import { Skeleton, Text } from 'shared/ui'
import { messages } from '../messages.ts'

interface BalanceProps {
  /** In points; undefined while and where it is not known. */
  score: number | undefined
  isLoading: boolean
}

/** What the customer can spend, in one line under the title. */
export function Balance({ score, isLoading }: BalanceProps) {
  return (
    <Text as="div" color="ink.soft" minHeight="6" flexBasis="full">
      {isLoading ? <Skeleton width="64" height="5" marginTop="0.5" /> : balanceInWords(score)}
    </Text>
  )
}

function balanceInWords(score: number | undefined): string {
  return score === undefined ? messages.balanceUnknown : messages.balance(score)
}
