/** `12.345,5`: at most two decimals, as Intl for pt-BR. Its first use takes a phone a tenth of a second, and home shows points first. */
export function formatPoints(points: number): string {
  const [whole = '', decimals] = roundedToCents(Math.abs(points)).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `${points < 0 ? '-' : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}

/** `12345.5`: no exponent, and no zeros at the end. */
const roundedToCents = (amount: number) => amount.toFixed(2).replace(/\.?0+$/, '')

/** The noun that follows a number of points. Not Intl's plural rules: for pt-BR they call 0 and 1.5 'one' (readings, "Data and display"). */
export function pointsWord(points: number): 'ponto' | 'pontos' {
  return points === 1 ? 'ponto' : 'pontos'
}
