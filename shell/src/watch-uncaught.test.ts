import type { Release } from 'shared/federation'
import { expect, test } from 'vitest'
import { partOf } from './watch-uncaught.ts'

const entry = { url: '/remotes/mf-home/e.js', integrity: '' }
const release: Release = {
  id: 'r1',
  shell: { version: '1.0.0' },
  remotes: { 'mf-home': { version: '2.3.4', entry, screens: {} } },
}
const thrownIn = (file: string) =>
  Object.assign(new Error('late'), { stack: `Error: late\n    at press (https://site.example${file}:1:2)` })

test.each([
  [thrownIn('/remotes/mf-home/expose.js'), 'mf-home 2.3.4'],
  [thrownIn('/remotes/mf-sixth/expose.js'), 'mf-sixth ?'],
  [thrownIn('/assets/shell.js'), 'shell 1.0.0'],
  [Object.assign(new Error('late'), { stack: undefined }), 'shell 1.0.0'],
  ['text', 'shell 1.0.0'],
])('%s comes from %s', (failure, part) => {
  expect(partOf(failure, release)).toBe(part)
})
