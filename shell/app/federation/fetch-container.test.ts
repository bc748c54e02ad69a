import { expect, test } from 'vitest'
import { integrityOf } from './fetch-container.ts'

const url = '/remotes/mf-home/remoteEntry.js'
const integrity = `sha384-${'A'.repeat(64)}`

test('the integrity of an entry is the one that the release names', () => {
  expect(integrityOf({ url, integrity })).toBe(integrity)
})

test.each([
  ['without an integrity', { url, integrity: '' }],
  ['with an integrity that browsers ignore', { url, integrity: 'sha384-?' }],
  ['with two integrities', { url, integrity: `x ${integrity}` }],
  ['of a dev server', { url, hot: true as const }],
])('an entry %s does not run', (_, entry) => {
  expect(() => integrityOf(entry)).toThrow(expect.objectContaining({ cause: 'not-released' }))
})
