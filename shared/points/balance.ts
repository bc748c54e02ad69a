import { useSession } from 'shared/session'
import { pointsInWords } from './points.ts'

/** What says a customer's balance: in words, or that the customer has hidden it on this device. */
export function useBalanceInWords(inWords = pointsInWords): (points: number) => string {
  const { isBalanceHidden } = useSession().ui
  return isBalanceHidden ? () => 'Saldo oculto' : inWords
}
