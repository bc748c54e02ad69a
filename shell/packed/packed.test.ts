import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishAll } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { refusalOf, startProgram, withConfiguration } from '../testing/start-program.ts'

/* The packed programs, in a folder that has nothing else. */

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const shell = join(import.meta.dirname, '..')
  const words = ['build', '--config', 'packed/rspack.config.ts', '--output-path', folder]
  execFileSync(join(shell, 'node_modules/.bin/rspack'), words, { cwd: shell })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Neither git nor a name. */
const nobody = { PATH: '', RELEASE_BY: '', RELEASE_STORE: '', RELEASE_KEY: '' }
const start = (name: string, environment: Record<string, string>, line = '') =>
  startProgram(join(folder, name), { ...nobody, PORT: '0', ...environment }, line.split(' ').filter(Boolean))

/** Runs a command. @returns what it prints */
async function release(store: string, line: string, environment: Record<string, string> = {}) {
  const { exitCode, output, problems } = start(
    'release.mjs',
    { RELEASE_STORE: store, RELEASE_BY: 'the night', ...environment },
    line,
  )
  expect([await exitCode, await problems]).toEqual([0, ''])
  return output()
}

test('the packed server serves a store and its metrics, and ends with 0 on a signal', async () => {
  const { store, first } = await publishAll()
  const environment = { ...withConfiguration(), RELEASE_STORE: store, METRICS_LISTEN: '127.0.0.1:0' }
  const { program, url, metrics, exitCode, problems } = start('server.mjs', environment)
  expect((await rawRequest(await url, '/padaria')).text).toContain(first.shell.scripts[0]?.url)
  const { origin, pathname } = new URL(await metrics)
  expect((await rawRequest(origin, pathname)).text).toContain(
    `site_release_info{release="${first.id}",arm="stable"} 1\n`,
  )
  program.kill('SIGTERM')
  expect([await exitCode, await problems]).toEqual([0, ''])
})

test('what needs neither sources nor a browser is done: what was served is served again, by force what is new', async () => {
  const { store, first, publishNext } = await publishAll()
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  const key = { RELEASE_KEY: join(folder, 'key.pem') }
  expect(await release(store, `promote mf-home@${id} --percent 10 --force example`)).toMatch(
    / for 10 % of the customers\n$/,
  )
  expect(await release(store, 'abort')).toContain('is no longer rolled out')
  expect(await release(store, `promote mf-home@${id} --force example`)).toContain(' is served\n')
  expect(await release(store, 'rollback mf-home')).toContain(`release ${first.id} is served\n`)
  expect(await release(store, `promote mf-home@${id}`)).toContain(` → ${id}\n`)
  expect(await release(store, `rollback --to ${first.id}`)).toContain(`release ${first.id} is served\n`)
  expect(await release(store, 'withdraw mf-scores --force example')).toContain(' → none\n')
  expect(await release(store, 'list')).toMatch(/^8 {2}.* withdraw .* the night /)
  expect(await release(store, 'show')).toContain('served by entry 8: withdraw by the night')
  expect(await release(store, 'keys', key)).toMatch(/^OVERRIDE_PUBLIC_KEY=/)
  expect(await release(store, `override mf-home@${id}`, key)).toMatch(/^http:\S+\?override=/)
})

test('what is not set, and what needs a checkout, is said in one line', async () => {
  const { store, publishNext } = await publishAll()
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  const by = { RELEASE_STORE: store, RELEASE_BY: 'the night' }
  const rows: readonly (readonly [string, Record<string, string>, string, RegExp])[] = [
    ['server.mjs', withConfiguration(), '', /^RELEASE_STORE is not set$/],
    ['release.mjs', {}, 'list', /^RELEASE_STORE is not set$/],
    ['release.mjs', by, 'publish', /^release publish: needs a checkout$/],
    ['release.mjs', by, `check mf-home@${id}`, /^release check: needs a checkout$/],
    [
      'release.mjs',
      by,
      `promote mf-home@${id}`,
      /^release promote: needs a checkout: release \w+ has not passed its check$/,
    ],
    ['release.mjs', by, 'withdraw mf-scores', /^mf-scores\/Scores: the screen is missing, and is served now$/],
    ['release.mjs', { RELEASE_STORE: store }, 'rollback mf-home', /^RELEASE_BY is not set$/],
    ['release.mjs', by, 'keys', /^RELEASE_KEY is not set$/],
    ['doctor.mjs', {}, '', /^usage: doctor <configuration> /],
  ]
  for (const [name, environment, line, problem] of rows)
    expect(await refusalOf(start(name, environment, line))).toMatch(problem)
  const older = `--import data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.4'})`
  for (const name of ['server.mjs', 'release.mjs', 'doctor.mjs'])
    expect(await refusalOf(start(name, { NODE_OPTIONS: older }))).toBe(
      'Node 20.19.4 is too old: this program needs 22 or 24',
    )
})
