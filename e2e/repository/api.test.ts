import { readSharedApi } from 'shared/federation/build'
import { expect, test } from 'vitest'
import { apiText, readApiText, versionAfter } from './api.ts'

const current = apiText(readSharedApi())

test('a change of what `shared` promises stands in shared/api.txt, where it is reviewed: `pnpm api` writes it', () => {
  expect(current).toBe(readApiText())
})

const api = `shared/format
  formatDate: (day: Day) => string
  interface Day { readonly month: number; }
`

test.each([
  ['the same', api, '1.2.3'],
  ['one more', `${api}  formatDay: (day: Date) => string\n`, '1.3.0'],
  ['one that takes more', api.replace('day: Day', '$&, isShort?: boolean'), '1.3.0'],
  ['a type with one optional member more', api.replace('month: number;', '$& readonly day?: number;'), '1.3.0'],
  ['one that gives other things', api.replace('=> string', '=> number'), '2.0.0'],
  ['another type beneath one', api.replace('month: number', 'month: string'), '2.0.0'],
  ['one less', 'shared/format\n', '2.0.0'],
  ['one entry less', 'shared/points\n', '2.0.0'],
])('an API of %s needs version %3$s', (_, now, version) => {
  expect(versionAfter('1.2.3', api, now)).toBe(version)
})
