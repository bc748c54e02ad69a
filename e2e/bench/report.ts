import { figureNames, gates, type FigureName, type Gate } from './gates.ts'
import { judge, type Measured, type Verdict } from './judge.ts'

/** A line of the bench's table. */
export interface Row extends Gate {
  readonly figure: FigureName
  /** null if it was not measured. */
  readonly value: number | null
  /** The worst sample of a median; null if the value is no median. */
  readonly worst: number | null
  readonly detail: string | null
  readonly verdict: Verdict
}

/** The machine on which times were measured. */
interface Machine {
  readonly cores: number
  /** How many programs wanted to run, on average over the minute before the bench began. */
  readonly loadAverage: number
}

/** What `bench.json` holds. */
export interface Report {
  /** The last commit that changed the product; `-dirty` if the working tree had changes. */
  readonly commit: string
  readonly measuredAt: string
  readonly machine: Machine
  /** The browser's name and version. */
  readonly browser: string
  readonly rows: readonly Row[]
  /** federated ÷ monolith, by figure. */
  readonly ratios: Readonly<Record<string, number>>
}

export type Figures = Readonly<Partial<Record<FigureName, Measured>>>

/** What is measured, when and where. */
export type Circumstances = Pick<Report, 'commit' | 'measuredAt' | 'machine' | 'browser'>

/** Judges each figure by its gate, in the order of the table. */
export function reportOf(figures: Figures, circumstances: Circumstances): Report {
  const rows = figureNames.map((figure): Row => {
    const gate: Gate = gates[figure]
    const measured = figures[figure]
    return {
      figure,
      ...gate,
      value: measured ? rounded(measured.value) : null,
      worst: measured?.worst === undefined ? null : rounded(measured.worst),
      detail: measured?.detail ?? null,
      verdict: judge(gate, measured),
    }
  })
  const ratios = rows.flatMap(({ figure, unit, value }) =>
    unit === 'ratio' && value !== null ? [[figure, value] as const] : [],
  )
  return { ...circumstances, rows, ratios: Object.fromEntries(ratios) }
}

/** Three digits after the point: finer than any limit. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

export const failedRows = ({ rows }: Report): readonly Row[] => rows.filter(({ verdict }) => verdict === 'gate failed')

/** What a run should have measured and did not: a gate without a figure is not held. */
export const unmeasuredRows = ({ rows }: Report, scope: 'all' | 'deterministic'): readonly Row[] =>
  rows.filter(({ verdict, deterministic }) => verdict === 'not measured' && (scope === 'all' || deterministic))
