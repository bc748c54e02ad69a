import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SharedExports } from '../remote-build.ts'
import { sharePolicy } from '../share-policy.ts'
import { readReport, type ReportStatement } from './report-statements.ts'

const reportFolder = resolve(import.meta.dirname, '../../api-report')

/** The statements of each entry's report, by the report's file name without its ending: `ui-system`. */
export type Reports = ReadonlyMap<string, readonly ReportStatement[]>

const reportOf = (module: string) => module.replace('shared/', '').replaceAll('/', '-')

const readReports = (): Reports =>
  new Map(
    readdirSync(reportFolder)
      .toSorted()
      .map((file) => [file.replace('.txt', ''), readReport(readFileSync(join(reportFolder, file), 'utf8')).statements]),
  )

/** All exports of each shared entry of the share policy, with their signatures, from the committed API reports. */
export const sharedExports = (): SharedExports => {
  const reports = readReports()
  const entries = sharePolicy.map(({ name }) => name).filter((name) => name.startsWith('shared/'))
  return Object.fromEntries(entries.map((entry) => [entry, signaturesOf(reports, reportOf(entry))]))
}

/** The signature of each value that an entry exports: other statements, or others that they name, give another one. */
export const signaturesOf = (reports: Reports, report: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (reports.get(report) ?? [])
      // A type leaves nothing in a build; a class does.
      .filter(({ isExported, kind, text }) => isExported && (kind === 'value' || /^(?:abstract )?class |^enum /.test(text)))
      .map((statement) => [statement.name, signatureOf(reports, report, statement)]),
  )

function signatureOf(reports: Reports, report: string, first: ReportStatement): string {
  const texts = new Set<string>()
  const add = ({ report: place, statement }: Place) => {
    if (texts.has(statement.text)) return
    texts.add(statement.text)
    for (const named of namedBy(reports, place, statement)) add(named)
  }
  add({ report, statement: first })
  // The order in which the statements are found says nothing about them.
  return createHash('sha256').update([first.text, ...[...texts].toSorted()].join('\n')).digest('hex').slice(0, 12)
}

interface Place {
  readonly report: string
  readonly statement: ReportStatement
}

/** The statements that one names: types, values after `typeof`, and what a module that is loaded on demand exports. */
function namedBy(reports: Reports, report: string, { name, text }: ReportStatement): readonly Place[] {
  const own = reports.get(report) ?? []
  const onDemand = text.includes('typeof import(') ? own.filter(({ isExported, kind }) => !isExported && kind === 'value') : []
  const words = text.replaceAll(/'[^']*'/g, '').matchAll(/(typeof )?\b([A-Za-z_$][\w$]*)/g)
  const found = [...words].flatMap(([, isValue, word]) => (word === name ? [] : placeOf(reports, report, word ?? '', isValue ? 'value' : 'type') ?? []))
  return [...onDemand.map((statement) => ({ report, statement })), ...found]
}

/** A name's statement: of the same report, else of one that exports it. */
function placeOf(reports: Reports, report: string, name: string, kind: ReportStatement['kind']): Place | undefined {
  for (const place of [report, ...reports.keys()]) {
    const statement = reports.get(place)?.find((one) => one.name === name && one.kind === kind && (one.isExported || place === report))
    if (statement) return { report: place, statement }
  }
  return undefined
}
