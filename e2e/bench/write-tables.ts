import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { figureNames, type FigureName } from './gates.ts'
import type { Report } from './report.ts'
import { markdownTable } from './table.ts'

const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'
const end = '<!-- /bench -->'

/** Each document that shows figures, with those that it shows. */
export const tables: Readonly<Record<string, readonly FigureName[]>> = {
  'README.md': ['signInScript', 'homeScript', 'pointsTimeRatio', 'homeLighthouse', 'repeatVisit'],
  'docs/performance.md': figureNames,
}

/** A text in which the table between the two markers shows these figures of this report. */
export function withTable(text: string, report: Report, figures: readonly FigureName[]): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`a document lacks ${begin} … ${end}`)
  const { commit, measuredAt, machine, browser, rows } = report
  const table = markdownTable({ ...report, rows: rows.filter(({ figure }) => figures.includes(figure)) })
  const note = `Measured on commit \`${commit}\` on ${measuredAt.slice(0, 10)} with ${browser}, ${machine.cores} cores at load ${machine.loadAverage}; kB are 1000 bytes, after brotli.`
  return `${text.slice(0, from + begin.length)}\n${table}\n\n${note}\n${text.slice(to)}`
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
