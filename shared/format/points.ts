import { onFirstUse } from './on-first-use.ts'

const grouped = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

/** A number of points, grouped: `12.345`. */
export function formatPoints(points: number): string {
  return grouped().format(points)
}

/** The noun that follows a number of points. Not Intl's plural rules: for pt-BR they call 0 and 1.5 'one' (readings, Data and display). */
export function pointsWord(points: number): 'ponto' | 'pontos' {
  return points === 1 ? 'ponto' : 'pontos'
}
