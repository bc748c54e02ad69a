import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { apiReports } from './api-report.ts'

/*
 * A change of what `shared` exports shows in `shared/api-report`, where it is reviewed. `pnpm unit -u` writes the reports anew.
 */
const folder = resolve(import.meta.dirname, '../../shared/api-report')
const reports = [...apiReports()].map(([entry, report]) => [entry, `${entry.replace('/', '-')}.txt`, report] as const)

test.each(reports)('shared/%s exports what its report says', async (_, file, report) => {
  await expect(report).toMatchFileSnapshot(join(folder, file))
})

test('no report is of an entry that has gone', () => {
  expect(readdirSync(folder).filter((file) => !reports.some(([, current]) => file === current))).toEqual([])
})
