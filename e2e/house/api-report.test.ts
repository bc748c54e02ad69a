import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reportTitle } from 'shared/federation/build'
import { expect, test } from 'vitest'
import { apiReports } from './api-report.ts'
import { versionProblems } from './api-version.ts'

/*
 * A change of what `shared` exports shows in `shared/api-report`, where it is reviewed, and needs the right version in
 * `shared/versions.json`. `pnpm unit -u` writes a report anew only if it has that.
 */
const shared = resolve(import.meta.dirname, '../../shared')
const folder = join(shared, 'api-report')
const versions = JSON.parse(readFileSync(join(shared, 'versions.json'), 'utf8')) as Readonly<Record<string, string>>
const files = readdirSync(folder)
const reports = [...apiReports()].map(([entry, report]) => [entry, `${entry.replaceAll('/', '-')}.txt`, report] as const)

test.each(reports)('shared/%s exports what its report says, or has a new version', async (entry, file, statements) => {
  const version = versions[entry] ?? ''
  expect(version, `shared/versions.json has no version of ${entry}`).not.toBe('')
  const committed = files.includes(file) ? readFileSync(join(folder, file), 'utf8') : ''
  // First: `-u` must not write over what the version is judged by.
  expect(versionProblems({ entry, committed, current: { statements, version } }).join('\n')).toBe('')
  await expect(reportTitle(entry, version) + statements).toMatchFileSnapshot(join(folder, file))
})

test('no report and no version is of an entry that has gone', () => {
  expect(files.filter((file) => !reports.some(([, current]) => file === current))).toEqual([])
  expect(Object.keys(versions).filter((entry) => !reports.some(([current]) => entry === current))).toEqual([])
})
