/**
 * A number of points, grouped: `12.345`, with at most two decimals: `12.345,5`. As Intl does it for pt-BR; but the first use of an
 * Intl format takes a phone a tenth of a second, and this is the first thing that home shows.
 */
export function formatPoints(points: number): string {
  const [whole = '', decimals] = roundedToCents(Math.abs(points)).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `${points < 0 ? '-' : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}

/** `12345.5`: without an exponent, and without zeros at the end. */
const roundedToCents = (amount: number) => amount.toFixed(2).replace(/\.?0+$/, '')

/** The noun that follows a number of points. Not Intl's plural rules: for pt-BR they call 0 and 1.5 'one' (readings, Data and display). */
export function pointsWord(points: number): 'ponto' | 'pontos' {
  return points === 1 ? 'ponto' : 'pontos'
}
