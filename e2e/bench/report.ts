import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { git } from '../repository/checkout.ts'
import { workspace } from '../site/parts.ts'
import { figureNames, gates, type FigureName, type Gate, type Limit } from './gates.ts'

export interface Measured {
  readonly value: number
  /** The worst sample, if the value is a median. It is shown beside the value; no gate judges it. */
  readonly worst?: number
  readonly detail?: string
}

export type Figures = Readonly<Partial<Record<FigureName, Measured>>>

export async function samplesOf<Sample>(
  rounds: number,
  measure: (round: number) => Promise<Sample>,
): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round++) samples.push(await measure(round))
  return samples
}

/** The middle value; the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}

/** The median of samples and the worst of them, which is the highest; in detail all samples. */
export const medianOf = (samples: readonly number[], format: (sample: number) => string): Measured => ({
  value: median(samples),
  worst: Math.max(...samples),
  detail: `median of ${samples.length}: ${samples.map(format).join(', ')}`,
})

export interface Report {
  /** The last commit that changed the product; `-dirty` if the product, or what measures it, differs from it. */
  readonly commit: string
  readonly measuredAt: string
  /** The load is how many programs wanted to run, on average over the minute before the bench began. */
  readonly machine: { readonly cores: number; readonly loadAverage: number }
  readonly browser: string
  readonly figures: Figures
  /** Rows of a table: whose the JavaScript of each view is. */
  readonly origins?: readonly object[] | undefined
  /** Rows of a table: what one visit of each site requests. */
  readonly requests?: readonly object[] | undefined
}

/** Call this before measuring, which is load itself. */
export function circumstancesNow(): Omit<Report, 'browser' | 'figures' | 'origins' | 'requests'> {
  const product = ['shared', 'shell', 'mf-*', 'pnpm-lock.yaml']
  const changed = git('status', '--porcelain', '--', ...product, 'e2e')
  return {
    commit: `${git('log', '-1', '--format=%h', '--abbrev=12', '--', ...product)}${changed ? '-dirty' : ''}`,
    measuredAt: new Date().toISOString(),
    machine: { cores: availableParallelism(), loadAverage: rounded(loadavg()[0] ?? Number.NaN) },
  }
}

const holds: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '≤': (value, limit) => value <= limit,
  '<': (value, limit) => value < limit,
  '≥': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
}

/** Whether a figure keeps a limit. What is no number keeps none. */
function isWithin(value: number | undefined, limit: Limit): boolean {
  const [sign = '', number] = limit.split(' ')
  return typeof value === 'number' && holds[sign]?.(value, Number(number)) === true
}

export function judge({ gate, aim = gate }: Gate, measured: Measured | undefined) {
  if (!measured) return 'not measured'
  if (!isWithin(measured.value, gate)) return 'gate failed'
  return isWithin(measured.value, aim) ? 'aim reached' : 'gate held'
}

/** What is wrong with a run, in a line each: gates that fail, and gates that it should have measured and did not. */
export function problemsOf(figures: Figures, scope: 'all' | 'quick' | 'server'): readonly string[] {
  const judged = figureNames.map((name) => ({ ...gates[name], verdict: judge(gates[name], figures[name]) }))
  const failed = judged.filter(({ verdict }) => verdict === 'gate failed')
  const due = judged.filter(({ isDeterministic }) => scope === 'all' || (scope === 'quick' && isDeterministic))
  const missed = due.filter(({ verdict }) => verdict === 'not measured')
  const describe = (some: readonly Gate[], problem: string) =>
    some.length > 0 ? [`${some.length} gates ${problem}: ${some.map(({ title }) => title).join('; ')}`] : []
  return [...describe(failed, 'fail'), ...describe(missed, 'are not measured')]
}

/** Three digits after the point: finer than any limit. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

export const tableOf = (figures: Figures, names: readonly FigureName[]) =>
  names.map((name) => {
    const { title, unit, gate, aim }: Gate = gates[name]
    const { value, worst } = figures[name] ?? {}
    return {
      figure: title,
      unit,
      value: value === undefined ? '–' : rounded(value),
      worst: worst === undefined ? '' : rounded(worst),
      gate,
      aim: aim ?? '',
      verdict: judge(gates[name], figures[name]),
    }
  })

const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'
const end = '<!-- /bench -->'

/** Each document that shows figures, with those that it shows. */
export const tables: Readonly<Record<string, readonly FigureName[]>> = {
  'README.md': ['signInScript', 'homeScript', 'pointsTimeRatio', 'homeLighthouse', 'repeatVisit'],
  'docs/performance.md': figureNames,
}

/** A text in which the table between the two markers shows these figures of this report. */
export function withTable(text: string, report: Report, names: readonly FigureName[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`a document lacks ${begin} … ${end}`)
  const { commit, measuredAt, machine, browser, figures, origins, requests } = report
  const table = markdown(tableOf(figures, names))
  const note = `Measured on commit \`${commit}\` on ${measuredAt.slice(0, 10)} with ${browser}, ${machine.cores} cores at load ${machine.loadAverage}; kB are 1000 bytes, after brotli.`
  const more = names === figureNames ? [origins, requests].filter((rows) => rows !== undefined) : []
  const others = more.map((rows) => `\n${markdown(rows)}\n`).join('')
  return `${text.slice(0, from + begin.length)}\n${table}\n\n${note}\n${others}${text.slice(to)}`
}

function markdown(rows: readonly object[]): string {
  const heading = Object.keys(rows[0] ?? {})
  const lines = [heading, heading.map(() => '---'), ...rows.map(Object.values)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function writeTables(report: Report): void {
  for (const [document, names] of Object.entries(tables)) {
    const file = join(workspace, document)
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), report, names))
  }
}

const reportFile = join(workspace, 'bench.json')

export const readReport = (): Report => JSON.parse(readFileSync(reportFile, 'utf8')) as Report

export function writeReport(report: Report): void {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? rounded(value) : value)
  writeFileSync(reportFile, `${JSON.stringify(report, round, 2)}\n`)
}
