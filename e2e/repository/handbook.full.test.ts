import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleSiteConfig } from 'shared/testing'
import { freePort } from 'shell/testing/listen'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { serveSite, type ServedSite } from '../kit/serve-site.ts'
import { copyCheckout, pinnedPnpm } from './checkout.ts'

/* The handbook's commands, in its order, with the real pnpm in a new repository of the same files. Ids, and what a team edits, are this test's own. */
const timeout = 600_000

let checkout: string
let directory: string
/** Runs all the time: what is promoted needs no restart. */
let site: ServedSite
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'handbook-'))
  const { store } = (await siteOfThisRun()) ?? (await buildSite(join(directory, 'site')))
  await cp(store, join(directory, 'store'), { recursive: true })
  site = await serveSite(exampleSiteConfig(), join(directory, 'store'))
  checkout = await mkdtemp(join(tmpdir(), 'checkout-'))
  copyCheckout(checkout, () => true)
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'The handbook’s first day')
}, timeout)
afterAll(async () => {
  await site.close()
  for (const folder of [checkout, directory]) await rm(folder, { recursive: true })
}, timeout)

/** @returns what git prints */
function git(...words: readonly string[]): string {
  const settings = ['user.name=Offers', 'user.email=offers@example.com', 'commit.gpgsign=false']
  const options = settings.flatMap((setting) => ['-c', setting])
  return execFileSync('git', [...options, ...words], { cwd: checkout, encoding: 'utf8', stdio: 'pipe' })
}

/** What this run, or the pnpm that started it, puts into the environment. A team's own machine has none of it. */
const ofThisRun = /^(?:CI|BUILT_SITE|BROWSER_REPORT|TEST_PROJECTS|SUITE|VITEST|NODE_ENV|pnpm_config_.*)$/
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name))),
  RELEASE_STORE: join(directory, 'store'),
  RELEASE_BY: 'the offers team',
})

/** Runs a command as the handbook writes it, without `pnpm`. @returns what it prints */
async function run(line: string): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word)
  const options = { cwd: checkout, env: environment(), maxBuffer: 10_000_000 }
  return (await promisify(execFile)(pinnedPnpm(), words, options)).stdout
}

/** Starts `pnpm dev …` as a program does, and ends it by a signal once the site's page has named the new remote and a released one. */
async function develop(line: string): Promise<void> {
  const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) }
  const dev = spawn('npm', ['run', ...line.split(' ')], { cwd: checkout, env: { ...environment(), ...ports } })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(dev, 'exit')
  try {
    while (!output.includes('from source')) {
      if (dev.exitCode !== null) throw new Error(output)
      await delay(100)
    }
    const page = await (await fetch(`http://localhost:${ports.PORT}/padaria`)).text()
    expect(page).toContain('"mf-offers":{')
    expect(page).toContain('"mf-scores":{')
  } finally {
    dev.kill('SIGTERM')
    await ended
  }
  await expect(fetch(`http://localhost:${ports.PORT}/padaria`)).rejects.toThrow('fetch failed')
}

/** The commands of a document, without `pnpm`. */
function commandsIn(document: string): readonly string[] {
  const blocks = [...document.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
  return [...blocks.join('').matchAll(/^pnpm (.+)/gm)].map(([, line = '']) => line)
}

type Log = { release: string; command: string; by: string; rollout?: { percent: number } }[]
const log = async () => JSON.parse(/^\[.*^\]/ms.exec(await run('release list --json'))?.[0] ?? '') as Log

/** Waits until customers have the remote's page, or have it no longer. */
const untilStatus = (status: number) =>
  expect.poll(async () => (await fetch(`${site.url}/padaria/ofertas`)).status, { timeout: 20_000 }).toBe(status)

test('a new team gets to all customers, and back, by the handbook’s commands alone', { timeout }, async () => {
  const lines = commandsIn(await readFile(join(checkout, 'docs/handbook.md'), 'utf8'))
  const toAll = lines.filter((line) => /^release (publish|promote \S+$)/.test(line))
  expect(toAll).toHaveLength(2)
  let version = ''
  let whole = ''
  const say = async (line: string): Promise<string> => {
    const output = await run(line.replace('3f2a', version.slice(0, 4)).replace('8c1f', whole.slice(0, 4)))
    // What a pipeline takes: what the build says is not among it.
    if (line.startsWith('release publish')) version = /^mf-offers@([0-9a-f]{12}) published\n$/.exec(output)?.[1] ?? ''
    return output
  }
  /** Edits the remote, and runs what makes a version of it. A broken source makes none. */
  const nextVersion = async (change: number, commands: readonly string[]): Promise<void> => {
    const messages = join(checkout, 'mf-offers/src/messages.ts')
    const text = await readFile(messages, 'utf8')
    await writeFile(messages, `${text}(`)
    await expect(run('release publish mf-offers --force "a test"')).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/\na build failed: nothing is published\n/) as string,
    })
    await writeFile(messages, text.replaceAll(/(Ainda não há nada por aqui)[^.]*/g, `$1 (${change})`))
    git('add', '.')
    git('commit', '-qm', `Offers: change ${change}`)
    for (const line of commands) await say(line)
  }

  for (const line of lines) {
    if (line.startsWith('dev ')) await develop(line)
    else if (line.startsWith('release publish')) await nextVersion(1, [line])
    else if (line === 'release rollback mf-offers') {
      whole = (await log())[0]?.release ?? ''
      const first = version
      await nextVersion(2, toAll)
      expect(await say(line)).toContain(`mf-offers  ${version} → ${first}`)
    } else if (line === 'release abort') {
      await say('release promote mf-offers@3f2a --percent 10')
      expect(await say(line)).toContain(`mf-offers  ${version} is no longer rolled out`)
    } else if (line === 'check mf-offers') expect(await say(line)).toContain('all is green: mf-offers')
    else expect([line, await say(line)]).toEqual([line, expect.stringMatching(/\S/)])
    if (line === 'release withdraw mf-offers' || line.startsWith('check ')) await untilStatus(404)
    else if (/^release (promote mf-offers@3f2a$|rollback)/.test(line)) await untilStatus(200)
  }
  const served = await log()
  const commands = served.toReversed().map(({ command, rollout }) => [command, rollout?.percent].join(' ').trim())
  expect(commands.join(', ')).toBe(
    'promote, promote 10, promote 50, promote, promote, rollback, promote 10, abort, withdraw, rollback',
  )
  expect(served[0]).toMatchObject({ release: whole, by: 'the offers team' })
  // Outside its folder, the team added to the lockfile, and changed nothing.
  const [added, ...others] = git('diff', '--numstat', 'HEAD~2', '--', ':!mf-offers').trim().split('\n')
  expect([added, others]).toEqual([expect.stringMatching(/^\d+\t0\tpnpm-lock\.yaml$/), []])
})

test('a change of `shared` is released as docs/shared-changes.md says', { timeout }, async () => {
  const document = await readFile(join(checkout, 'docs/shared-changes.md'), 'utf8')
  const [added = '', taken = '', , react = '', leaving = ''] = document.split(/^## /m).slice(1)
  expect(react).toMatch(/^React\n/)
  const versions = new Map<string, string>()
  const say = async (line: string): Promise<string> => {
    const output = await run(line.replaceAll(/([\w-]+)@\w{4}/g, (_, part: string) => versions.get(part) ?? ''))
    for (const [version = '', part = ''] of output.matchAll(/^([\w-]+)@[0-9a-f]{12}/gm)) versions.set(part, version)
    return output
  }
  const change = async (file: string, from: string, to: string): Promise<void> => {
    const path = join(checkout, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(from)
    await writeFile(path, text.replace(from, to))
  }
  const commit = (message: string) => git('commit', '-qam', message)
  const api = async () => {
    await say('api')
    return (
      /"version": "(\d+)\.(\d+)/
        .exec(await readFile(join(checkout, 'shared/package.json'), 'utf8'))
        ?.slice(1)
        .map(Number) ?? []
    )
  }
  const [major = 0, minor = 0] = await api()

  // What is not committed is not published unseen.
  await change('shared/contract/reward.ts', '  debited_value:', '  stock: maybe(label),\n$&')
  const unseen = await run('release publish shell').catch((failure: { stderr: string }) => failure.stderr)
  expect(unseen).toMatch(/^not committed: shared\/contract\/reward\.ts; to publish it: --force "why"$/m)
  expect(await api()).toEqual([major, minor + 1])
  commit('Rewards: a stock')
  for (const line of commandsIn(added)) await say(line)
  const [withStock] = await log()

  // The remote first; the shell of before knows no such field.
  await change('shared/contract/intent.ts', 'reason:', 'place: maybe(label),\n  $&')
  await api()
  commit('Requests: a place')
  for (const part of ['mf-home', 'shell']) {
    await say(`release publish ${part}`)
    await say(`release promote ${part}@0000`)
  }

  await change('shared/contract/reward.ts', '  stock: maybe(label),\n', '')
  expect(await api()).toEqual([major + 1, 0])
  commit('Rewards: no stock')
  const refused = await run('release publish shell').catch((failure: { stderr: string }) => failure.stderr)
  expect(refused).toMatch(
    /^Reward: the shell .* lacks "stock\?: .*", which mf-rewards@\w+ .*; it uses .*rewardsQuery of shared\/query/m,
  )
  // What a refusal ends with ends the refusal.
  const wayOut = (output: string) => /^what goes together: (.*)$/m.exec(output)?.[1] ?? ''
  expect(wayOut(refused)).toMatch(/^release publish shell .*mf-rewards/)
  await say(wayOut(refused))
  const alone = await run(`release promote ${versions.get('shell')}`).catch(
    (failure: { stderr: string }) => failure.stderr,
  )
  expect(wayOut(alone)).toMatch(/^release promote shell@.* mf-rewards@/)
  await run(wayOut(alone))
  for (const line of commandsIn(taken)) await say(line)
  // Back across the change, and forth again.
  const [without] = await log()
  await say(`release rollback --to ${withStock?.release}`)
  await say(`release rollback --to ${without?.release}`)

  await rm(join(checkout, 'mf-offers'), { recursive: true })
  for (const line of commandsIn(leaving)) await say(line)
  await untilStatus(404)
})
