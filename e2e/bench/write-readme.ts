import { readFile, writeFile } from 'node:fs/promises'
import type { Report } from './report.ts'
import { markdownTable } from './table.ts'

const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'
const end = '<!-- /bench -->'

/** A text in which the table between the two markers is this report's. */
export function withTable(text: string, report: Report): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the README lacks ${begin} … ${end}`)
  const { commit, measuredAt, machine } = report
  const note = `Measured on commit \`${commit}\` on ${measuredAt.slice(0, 10)}, ${machine.cores} cores at load ${machine.loadAverage}; kB are 1000 bytes, after brotli.`
  return `${text.slice(0, from + begin.length)}\n${markdownTable(report)}\n\n${note}\n${text.slice(to)}`
}

/** Puts the report's table into the README. */
export async function writeReadme(file: string, report: Report): Promise<void> {
  await writeFile(file, withTable(await readFile(file, 'utf8'), report))
}
