import type { Release } from 'shared/federation'
import { openPage } from 'shared/testing'
import { expect, test } from 'vitest'
import { isOfSite, partOf } from './watch-uncaught.ts'

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

test.each([
  [thrownIn('/assets/shell.js'), '', true],
  [thrownIn('/remotes/mf-home/expose.js'), '', true],
  ['text', 'https://site.example/assets/shell.js', true],
  [thrownIn('.evil.example/assets/shell.js'), '', false],
  [Object.assign(new Error('of an extension'), { stack: 'at chrome-extension://id/assets/x.js:1:2' }), '', false],
  ['text', '', false],
])('%s, in the file "%s", is of the site: %s', (failure, file, isOurs) => {
  openPage('https://site.example/padaria')
  expect(isOfSite(failure, file, release)).toBe(isOurs)
})
