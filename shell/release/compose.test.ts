import { expect, test } from 'vitest'
import { composeRelease } from './compose.ts'
import { Refusal } from './problems.ts'
import type { PublishedRemote, PublishedShell } from './published-release.ts'

const file = (url: string) => ({ url, integrity: 'sha384-abc' })
const shell: PublishedShell = {
  version: '1.0.0',
  scripts: [file('/assets/a.js')],
  sessionScripts: [],
  federationScripts: [],
  onDemand: [],
  styles: [],
  fonts: [],
  worker: '/assets/w.js',
  files: [],
  provides: { react: '19.3.1' },
  exports: {},
}
const remote = (requires: Record<string, string>): PublishedRemote => ({
  version: '1.0.0',
  entry: file('/remotes/mf-home/e.js'),
  screens: {},
  onDemand: {},
  files: [],
  maxKb: 10,
  requires,
  uses: {},
  builtWith: {},
})
test('the same parts make the same release, other parts a different one', () => {
  const first = composeRelease({ shell, remotes: { 'mf-home': remote({ react: '^19.0.0' }) } })
  const again = composeRelease({ shell, remotes: { 'mf-home': remote({ react: '^19.0.0' }) } })
  const other = composeRelease({ shell, remotes: { 'mf-home': remote({}) } })
  expect(again.id).toBe(first.id)
  expect(other.id).not.toBe(first.id)
})

test.each([
  [{ react: '^18.0.0' }, /mf-home requires react \^18\.0\.0, the shell provides 19\.3\.1/],
  [{ 'shared/ui': '^1.0.0' }, /mf-home requires shared\/ui \^1\.0\.0, the shell does not provide it/],
])('a remote that requires %j is refused', (requires, problem) => {
  const compose = () => composeRelease({ shell, remotes: { 'mf-home': remote(requires) } })
  expect(compose).toThrow(Refusal)
  expect(compose).toThrow(problem)
})
