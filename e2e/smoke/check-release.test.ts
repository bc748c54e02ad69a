import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkoutOf } from 'shell/cli/checkout'
import { runCommand } from 'shell/cli/run-command'
import { publishAndServe, publishVersion } from 'shell/store'
import { isChecked } from 'shell/store/checks'
import { Refusal } from 'shell/store/problems'
import { openStore } from 'shell/store/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteOfThisRun } from '../kit/built-site.ts'
import { workspace } from '../site/parts.ts'
import { compilePart } from '../site/compile.ts'
import { buildChanged, type Change } from '../site/copy-workspace.ts'

/* Real builds in a real browser: the shell, mf-scores and mf-rewards. */
const parts = ['shell', 'mf-scores', 'mf-rewards'] as const
const timeout = 120_000

let directory: string
let store: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'checks-'))
  store = join(directory, 'store')
  const site = await siteOfThisRun()
  if (site) return cp(site.store, store, { recursive: true })
  for (const part of parts) await compilePart(join(workspace, part), join(directory, part, 'dist'))
  await publishAndServe({ store, workspace: directory, parts, compressed: false })
}, timeout)
afterAll(() => rm(directory, { recursive: true }))

/** Publishes a remote after a change in one of its files. @returns the version, as the command names it */
async function publishChanged(remote: 'mf-scores' | 'mf-rewards', change: Change): Promise<string> {
  const folder = await mkdtemp(join(directory, 'changed-'))
  await buildChanged(remote, folder, change)
  const published = { at: new Date().toISOString(), by: 'a test' }
  const options = { workspace: folder, part: remote, published, compressed: false }
  return `${remote}@${(await publishVersion(openStore(store), options)).version.id}`
}

const run = (...words: readonly string[]) => runCommand(words, { store, checkout: checkoutOf(workspace) })
const namesIn = async (folder: 'checks' | 'log') => openStore(store).list(folder)

const withCode = (code: string) => (source: string) => `${source}\n${code}\n`

/** Text that no compression makes smaller than its bytes. */
const noise = randomBytes(12_500).toString('base64')

const screen = 'src/ScoresScreen.tsx'
const throwingScreen = (source: string) =>
  source.replace(/ScoresScreen\(\) \{/, "$&\n  if (location.pathname !== '') throw new Error('no screen')")

const otherScreen = (source: string) => source.replace('Vouchers:', 'Coupons:').replace('rewards/vouchers', 'cupons')

test.each<
  [what: string, change: Change['change'], problem: RegExp, remote?: 'mf-scores' | 'mf-rewards', file?: string]
>([
  ['crashes at start', withCode("throw new Error('no start')"), /^mf-scores\/Scores: .*no start/],
  ['throws while it renders', throwingScreen, /^mf-scores\/Scores: .*no screen/],
  ['warns in the console', withCode("console.warn('old call')"), /^mf-scores\/Scores: warning: old call$/],
  [
    'is too heavy',
    withCode(`console.debug('${noise}')`),
    /^mf-scores weighs \d+\.\d{3} kB, \d+\.\d{3} kB more than its budget of \S+ kB \(maxKb in mf-scores\/rspack\.config\.ts\); grew most since mf-scores@\w+: \S+\.js by 1\d\.\d{3} kB/,
  ],
  ['lacks a screen', otherScreen, /^mf-rewards\/Vouchers: the screen is missing/, 'mf-rewards', 'rspack.config.ts'],
])(
  'a candidate that %s is not promoted',
  { timeout },
  async (_, change, problem, remote = 'mf-scores', file = screen) => {
    const promotion = run('promote', await publishChanged(remote, { file, change }))
    const failure: unknown = await promotion.catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(Refusal)
    expect((failure as Error).message.replaceAll(/\s+/g, ' ')).toMatch(problem)
    expect([await namesIn('checks'), await namesIn('log')]).toEqual([[], ['000001.json']])
  },
)

test('a candidate that works is recorded by its check; it is served once it is promoted', { timeout }, async () => {
  const change = withCode("export const more = 'mais'\nconsole.debug(more)")
  const version = await publishChanged('mf-scores', { file: 'src/messages.ts', change })
  const stages = await run('check', version)
  expect(stages).toContain('opened in a browser: Scores')
  const release = stages.at(-1)?.split(' ').at(-1) ?? ''
  expect(await isChecked(openStore(store), release)).toBe(true)
  expect(await namesIn('log')).toHaveLength(1)
  expect(await run('promote', version)).toContain(`release ${release} is served`)
  expect(await namesIn('log')).toHaveLength(2)
})
