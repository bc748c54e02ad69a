import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { workspace } from '../site/parts.ts'
import { figureNames, gates, type FigureName, type Gate, type Limit } from './gates.ts'

/** The result of a measurement. */
export interface Measured {
  readonly value: number
  /** The worst sample, if the value is a median. It is shown beside the value; no gate judges it. */
  readonly worst?: number
  /** The figure of the gate's `orElse`. */
  readonly orElse?: number
  /** What the value consists of, in one line. */
  readonly detail?: string
}

export type Figures = Readonly<Partial<Record<FigureName, Measured>>>

/** A line of the table; null is what was not measured. */
interface Row extends Gate {
  readonly figure: FigureName
  readonly value: number | null
  readonly worst: number | null
  readonly detail: string | null
  readonly verdict: 'aim reached' | 'gate held' | 'gate failed' | 'not measured'
}

/** What `bench.json` holds. */
export interface Report {
  /** The last commit that changed the product; `-dirty` if the product, or what measures it, differs from it. */
  readonly commit: string
  readonly measuredAt: string
  /** The load is how many programs wanted to run, on average over the minute before the bench began. */
  readonly machine: { readonly cores: number; readonly loadAverage: number }
  /** The browser's name and version. */
  readonly browser: string
  readonly rows: readonly Row[]
  /** federated ÷ monolith, by figure. */
  readonly ratios: Readonly<Record<string, number>>
}

type Circumstances = Omit<Report, 'rows' | 'ratios'>

/** Call this before measuring, which is load itself. */
export function circumstancesNow(): Omit<Circumstances, 'browser'> {
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...parameters], { cwd: workspace, encoding: 'utf8' }).trim()
  const product = ['shared', 'shell', 'mf-*', 'pnpm-lock.yaml']
  const changed = git('status', '--porcelain', '--', ...product, 'e2e')
  return {
    commit: `${git('log', '-1', '--format=%h', '--abbrev=12', '--', ...product)}${changed ? '-dirty' : ''}`,
    measuredAt: new Date().toISOString(),
    machine: { cores: availableParallelism(), loadAverage: Math.round((loadavg()[0] ?? Number.NaN) * 100) / 100 },
  }
}

const signs = { 'at most': '≤', 'less than': '<', 'at least': '≥', exactly: '=' }

function isWithin(value: number | undefined, { bound, value: limit }: Limit): boolean {
  if (value === undefined) return false
  if (bound === 'at most') return value <= limit
  if (bound === 'less than') return value < limit
  return bound === 'at least' ? value >= limit : value === limit
}

/** Judges a measured figure by its gate. A figure that is no number has failed. */
export function judge({ gate, aim = gate, orElse }: Gate, measured: Measured | undefined): Row['verdict'] {
  if (!measured) return 'not measured'
  const isHeld = isWithin(measured.value, gate) || (orElse && isWithin(measured.orElse, orElse.limit))
  if (!isHeld) return 'gate failed'
  const isReached = orElse ? isWithin(measured.orElse, orElse.aim) : isWithin(measured.value, aim)
  return isReached ? 'aim reached' : 'gate held'
}

/** Three digits after the point: finer than any limit. */
const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value * 1000) / 1000)

/** Judges each figure by its gate, in the order of the table. */
export function reportOf(figures: Figures, circumstances: Circumstances): Report {
  const rows = figureNames.map((figure): Row => {
    const measured = figures[figure]
    const [value, worst, detail] = [rounded(measured?.value), rounded(measured?.worst), measured?.detail ?? null]
    return { figure, ...gates[figure], value, worst, detail, verdict: judge(gates[figure], measured) }
  })
  const ratios = rows.flatMap(({ figure, unit, value }) =>
    unit === 'ratio' && value !== null ? [[figure, value] as const] : [],
  )
  return { ...circumstances, rows, ratios: Object.fromEntries(ratios) }
}

/** What is wrong with a run, in a line each: gates that fail, and gates that it should have measured and did not. */
export function problemsOf({ rows }: Report, scope: 'all' | 'quick' | 'server'): readonly string[] {
  const failed = rows.filter(({ verdict }) => verdict === 'gate failed')
  const unmeasured = rows.filter(({ verdict }) => verdict === 'not measured')
  const missed = unmeasured.filter(({ deterministic }) => scope === 'all' || (scope === 'quick' && deterministic))
  const describe = (some: readonly Row[], problem: string) =>
    some.length > 0 ? [`${some.length} gates ${problem}: ${some.map(({ title }) => title).join('; ')}`] : []
  return [...describe(failed, 'fail'), ...describe(missed, 'are not measured')]
}

const heading = ['figure', 'unit', 'value', 'worst', 'gate', 'aim', 'verdict']

function cells({ title, unit, value, worst, gate, aim, orElse, verdict }: Row): readonly string[] {
  const format = (limit: Limit | undefined) => (limit ? `${signs[limit.bound]} ${limit.value}` : '')
  const limits = orElse
    ? [`${format(gate)}, or ${format(orElse.limit)} ${orElse.title}`, `${format(orElse.aim)} ${orElse.title}`]
    : [format(gate), format(aim)]
  return [title, unit, String(value ?? '–'), String(worst ?? ''), ...limits, verdict]
}

/** The report as a table in columns, with the details of each value below it. */
export function plainTable({ rows }: Report): string {
  const lines = [heading, ...rows.map(cells)]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const aligned = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const details = [null, ...rows.map(({ detail }) => detail)]
  return aligned
    .flatMap((line, index) => [line.trimEnd(), ...(details[index] ? [`    ${details[index]}`] : [])])
    .join('\n')
}

const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'
const end = '<!-- /bench -->'

/** Each document that shows figures, with those that it shows. */
export const tables: Readonly<Record<string, readonly FigureName[]>> = {
  'README.md': ['signInScript', 'homeScript', 'pointsTimeRatio', 'homeLighthouse', 'repeatVisit'],
  'docs/performance.md': figureNames,
}

/** A text in which the table between the two markers shows these figures of this report. */
export function withTable(text: string, report: Report, figures: readonly FigureName[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`a document lacks ${begin} … ${end}`)
  const { commit, measuredAt, machine, browser, rows } = report
  const shown = rows.filter(({ figure }) => figures.includes(figure))
  const lines = [heading, heading.map(() => '---'), ...shown.map(cells)].map((line) => `| ${line.join(' | ')} |`)
  const note = `Measured on commit \`${commit}\` on ${measuredAt.slice(0, 10)} with ${browser}, ${machine.cores} cores at load ${machine.loadAverage}; kB are 1000 bytes, after brotli.`
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n\n${note}\n${text.slice(to)}`
}

/** Puts the report's figures into the documents. */
export function writeTables(report: Report): void {
  for (const [document, figures] of Object.entries(tables)) {
    const file = join(workspace, document)
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), report, figures))
  }
}

/** The report of the last `pnpm bench`. */
export const readReport = (): Report => JSON.parse(readFileSync(join(workspace, 'bench.json'), 'utf8')) as Report
