import { useSession } from 'shared/session'

/** Points in hundredths, as exactly as they are shown. */
export const hundredths = (points: number): number => Math.round(points * 100)

/** `12.345,5`: at most two decimals, as Intl for pt-BR. Its first use takes a phone a tenth of a second, and home shows points first. */
export function formatPoints(points: number): string {
  const shown = hundredths(points) / 100
  const [whole = '', decimals] = `${Math.abs(shown)}`.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `${shown < 0 ? '-' : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}

/** The form of a word beside a number. Not Intl's plural rules: for pt-BR they call 0 and 1.5 'one' (readings, "Data and display"). */
export const plural = (count: number, one: string, others: string): string => (hundredths(count) === 100 ? one : others)

/** The noun that follows a number of points. */
export const pointsWord = (points: number): string => plural(points, 'ponto', 'pontos')

/** `1.250 pontos`. */
export const pointsInWords = (points: number): string => `${formatPoints(points)} ${pointsWord(points)}`

/** What says a customer's balance: in words, or that the customer has hidden it on this device. */
export function useBalanceInWords(inWords = pointsInWords): (points: number) => string {
  const { isBalanceHidden } = useSession().ui
  return isBalanceHidden ? () => 'Saldo oculto' : inWords
}
