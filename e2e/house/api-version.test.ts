import { expect, test } from 'vitest'
import { versionProblems } from './api-version.ts'

const api = 'formatDate: (day: Date) => string\ninterface Expiry { readonly inDays: number; }\n(type Tone = \'plain\')\n'
const added = api.replace('formatDate:', 'formatDay: (day: Date) => string\nformatDate:')
const removed = api.replace(/^formatDate.*\n/, '')
const changed = api.replace('day: Date', 'day: string')
const hiddenChanged = api.replace("'plain'", "'loud'")

const from = (line: string, needed: string, to: string) => [`shared/format: ${line}, which needs a new ${needed} version in shared/versions.json (from 1.2.3, now ${to})`]

test.each<[what: string, statements: string, to: string, problems: readonly string[]]>([
  ['the same', api, '1.2.3', []],
  ['the same, with another version', api, '1.2.4', []],
  ['one more', added, '1.2.3', from('formatDay was added', 'minor', '1.2.3')],
  ['one more', added, '1.2.4', from('formatDay was added', 'minor', '1.2.4')],
  ['one more', added, '1.3.0', []],
  ['one more', added, '2.0.0', []],
  ['one more, and an earlier version', added, '0.9.0', from('formatDay was added', 'minor', '0.9.0')],
  ['one less', removed, '1.3.0', from('formatDate was removed', 'major', '1.3.0')],
  ['one less', removed, '2.0.0', []],
  ['another one', changed, '1.3.0', from('formatDate has changed', 'major', '1.3.0')],
  ['another one', changed, '2.0.0', []],
  ['another one that an export names', hiddenChanged, '1.3.0', from('Tone has changed', 'major', '1.3.0')],
  ['another one that an export names', hiddenChanged, '2.0.0', []],
])('an API of %s (%#)', (_, statements, version, problems) => {
  expect(versionProblems({ entry: 'format', committed: `shared/format 1.2.3\n${api}`, current: { statements, version } })).toEqual(problems)
})

test('an entry without a committed report is new', () => {
  expect(versionProblems({ entry: 'format', committed: '', current: { statements: api, version: '1.0.0' } })).toEqual([])
})
