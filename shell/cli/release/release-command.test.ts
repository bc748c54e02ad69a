import { execFile, execFileSync } from 'node:child_process'
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteConfigDocument } from 'shared/testing'
import { readOverrideToken } from '../../store/override-token.ts'
import { readConfiguredOverrideKey } from '../../server/index.ts'
import { exampleRemotes, writeRemoteBuild, writeShellBuild } from '../../testing/example-builds.ts'
import { makeOlder, publishAll, type PublishedExample } from '../../testing/example-site.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkoutOf } from './checkout.ts'
import { runCommand } from './run-command.ts'

let site: PublishedExample
/** A site on which the first release is served. */
beforeEach(async () => {
  site = await publishAll()
  vi.stubEnv('RELEASE_BY', 'the team of the test')
  vi.stubEnv('RELEASE_KEY', join(site.workspace, 'keys/override.pem'))
})

/** Runs a command line. A message or a reason is one word here. The builds of the workspace stay as they are, or are those of `build`. */
const run = (line: string, build: Parameters<typeof checkoutOf>[1] = () => undefined) =>
  runCommand(line.split(' ').filter(Boolean), { store: site.store, checkout: checkoutOf(site.workspace, build) })
const matching = (pattern: RegExp | string) => expect.stringMatching(pattern) as string

/** Publishes a remote, which builds it anew. @returns the version, as the command names it */
async function publishNew(remote: 'mf-home' | 'mf-scores'): Promise<string> {
  const [line = ''] = await run(`publish ${remote}`, (parts) => {
    expect(parts).toEqual([remote])
    writeRemoteBuild(site.workspace, remote, { version: '1.1.0' })
  })
  expect(line).toMatch(new RegExp(`^${remote}@[0-9a-f]{12} published$`))
  return line.split(' ')[0] ?? ''
}

type Listed = { number: number; release: string; served: boolean; parts: { part: string; version: string }[] }
const listOf = async () => JSON.parse((await run('list --json')).join('\n')) as Listed[]

test('a version is built, published, promoted and taken back; other teams’ parts stay', async () => {
  const [first] = await listOf()
  const home = await publishNew('mf-home')
  const isKnown = matching(/^mf-\S+ is published already \(by .*, .*Z\), and keeps that publication$/)
  expect(await run('publish mf-home mf-auth')).toEqual([isKnown, isKnown])
  expect((await run('publish')).map((line) => line.split('@')[0])).toEqual(['shell', ...exampleRemotes.toSorted()])
  // A publication serves nothing.
  expect(await listOf()).toEqual([first])

  const [, homeId = ''] = home.split('@')
  const promoted = await run(`promote ${home.slice(0, -8)} --force example --message larger`)
  expect(promoted).toEqual([
    matching(/^release [0-9a-f]{12} is served$/),
    matching(`^mf-home  [0-9a-f]{12} → ${homeId}$`),
  ])
  expect(await run(`promote ${home} --force again`)).toEqual([`${promoted[0]} already`])
  const scores = await publishNew('mf-scores')
  await run(`promote ${scores} --force example`)
  expect((await run('rollback mf-home --force example'))[1]).toMatch(`mf-home  ${homeId} → `)

  const log = await listOf()
  expect(log.map(({ number, served }) => served && number)).toEqual([4, false, false, false])
  expect(log[2]).toMatchObject({
    command: 'promote',
    by: 'the team of the test',
    message: 'larger',
    forced: 'example',
    parts: [{ part: 'mf-home', version: homeId }],
  })
  const listed = [
    matching(/^4 {2}.*Z {2}[0-9a-f]{12} {2}rollback /),
    ...[3, 2, 1].map((n) => matching(`^${n} .*  promote `)),
  ]
  expect(await run('list')).toEqual(listed)
  expect(await run('list mf-home')).toEqual([matching(`^${home}  .*Z  not served  `), matching(/ served /)])
  expect(JSON.parse((await run('list mf-home --json')).join())).toMatchObject([{ percent: 0 }, { percent: 100 }])

  expect(await run(`rollback --to ${first?.release.slice(0, 4)}`)).toEqual([
    `release ${first?.release} is served`,
    matching(/^mf-scores {2}/),
  ])
  const shown = await run(`show ${scores}`)
  expect(shown[0]).toMatch(new RegExp(`^${scores}, 1.1.0, published by the team of the test, `))
  expect(shown[1]).toMatch(/^\/remotes\/mf-scores\/\S+ +sha384-/)
  const served = await run('show')
  expect(served[0]).toMatch(`release ${first?.release}, served by entry 5: rollback by the team of the test`)
  expect(await run(`show ${first?.release}`)).toEqual(served)
  // Each part has its own, whoever promotes what later.
  vi.stubEnv('RELEASE_BY', 'another team')
  await run(`promote ${scores} --force example`)
  const parts = await run('show')
  expect(parts.find((line) => line.startsWith('mf-scores'))).toContain('promote by another team, ')
  expect(parts.find((line) => line.startsWith('mf-auth'))).toMatch(/ {2}promote by (?!another)/)
  vi.stubEnv('RELEASE_BY', 'the team of the test')
})

test('during a rollout both versions of the part are listed and shown', async () => {
  const home = await publishNew('mf-home')
  await run(`promote ${home} --percent 0.5 --force example`)
  expect((await run(`promote ${home} --percent 10 --force example`))[1]).toMatch(/ for 10 % of the customers$/)
  expect(await run('list mf-home')).toEqual([matching('served to 10 %'), matching('served to 90 %')])
  expect((await listOf())[0]).toMatchObject({ parts: [{ part: 'mf-home', version: home.split('@')[1] }] })
  const [, ...parts] = await run('show')
  expect(parts.filter((line) => line.startsWith('mf-home'))).toEqual([
    matching(/ 1\.0\.0 +\d/),
    matching(/ 1\.1\.0 +for 10 %/),
  ])
  expect((await run('abort'))[1]).toBe(`mf-home  ${home.split('@')[1]} is no longer rolled out`)
  expect((await run('withdraw mf-home --force example'))[1]).toMatch(/^mf-home {2}[0-9a-f]{12} → none$/)
})

test('the rollout of a second team waits for the end of the first, if it is told to', async () => {
  const [home, scores] = [await publishNew('mf-home'), await publishNew('mf-scores')]
  await run(`promote ${home} --percent 10 --force example`)
  await expect(run(`promote ${scores} --percent 10 --force example`)).rejects.toThrow('one rollout at a time')
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const second = run(`promote ${scores} --percent 10 --wait 5m --force example`)
  await expect.poll(() => told.mock.calls.join()).toMatch(/one rollout at a time; waiting for its end$/)
  await run('abort')
  expect((await second)[1]).toMatch(/^mf-scores .* for 10 % of the customers$/)
})

test('a version says from which commit it was built, and what was not committed', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const git = (...words: readonly string[]) => {
    const settings = ['user.name=T', 'user.email=t@example.com', 'commit.gpgsign=false', 'core.hooksPath=/dev/null']
    const options = { cwd: site.workspace, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...words], options)
  }
  writeRemoteBuild(site.workspace, 'mf-home', { version: '1.0.1' })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Points: larger', '-m', 'Customers asked for it.')
  await run('publish mf-home')
  writeFileSync(join(site.workspace, 'mf-home/messages.ts'), '')
  await publishNew('mf-home')
  const commit = git('rev-parse', '--short=12', 'HEAD').trim()
  const versions = await run('list mf-home')
  expect(versions[0]).toContain(`  ${commit}+  Points: larger`)
  expect(versions[1]).toMatch(new RegExp(` ${commit} +Points: larger$`))
  expect(versions.at(-1)).toBe('+  files differed from the commit')

  // Into a team's store only with a reason, which the version keeps.
  expect(told.mock.calls).toEqual([['not committed: mf-home/messages.ts']])
  vi.stubEnv('RELEASE_STORE', site.store)
  writeFileSync(join(site.workspace, 'pnpm-lock.yaml'), '')
  await expect(run('publish mf-scores')).rejects.toThrow(
    /^not committed: pnpm-lock\.yaml; to publish it: --force "why"$/,
  )
  const build = () => writeRemoteBuild(site.workspace, 'mf-scores', { version: '1.2.0' })
  const [line = ''] = await run('publish mf-scores --force urgent', build)
  expect((await run('list mf-scores'))[0]).toContain(`  ${commit}+  Points: larger – forced: urgent`)
  const [shown] = await run(`show ${line.split(' ')[0]}`)
  expect(shown).toMatch(/commit \w+\+ \(files differed from it\) – Points: larger – forced: urgent$/)
})

const refusals: readonly (readonly [line: string, problem: RegExp])[] = [
  ['', /^which command\? release publish \| promote \| .* \| keys$/],
  ['deploy', /^there is no command "deploy": release publish \|/],
  ['constructor', /^there is no command "constructor"/],
  ['publish mf-offers', /^there is no part "mf-offers" in this checkout; one of: shell, mf-auth, /],
  [
    'publish mf-profile',
    /^mf-profile requires react \^18\.0\.0, shell@SHELL provides 19\.3\.1\nwhat goes together: release publish shell mf-profile$/,
  ],
  ['promote', /^usage: release promote <part>@<version>/],
  ['promote mf-hom@1234', /^there is no part "mf-hom" in the store; one of: mf-auth, mf-home, /],
  ['promote mf-home@0000', /^there is no version mf-home@0000; at least 4 digits of one of: mf-home@\S{12}, mf-home@/],
  ['promote mf-home@SHORT', /^there is no version mf-home@.{3}; at least 4 digits of one of: /],
  ['promote mf-auth@1111', /^mf-auth@1111 may be mf-auth@1111a{8} or mf-auth@1111b{8}$/],
  ['promote mf-home', /^there is no version mf-home; at least 4 digits of one of: /],
  ['promote mf-home@HOME mf-home@HOME', /^one version of each part$/],
  [
    'promote mf-profile@MISFIT --force x',
    /^mf-profile@MISFIT requires react \^18\.0\.0, shell@SHELL provides 19\.3\.1\nwhat goes together: /,
  ],
  ['promote mf-home@3f2a --percent 0', /^--percent 0: a number above 0, at most 100$/],
  ['promote mf-home@3f2a --percent 101', /^--percent 101/],
  ['promote mf-home@3f2a --percent ten', /^--percent ten/],
  ['promote mf-home@3f2a --force=', /^usage: release promote/],
  ['promote mf-home@3f2a --quick', /^usage: release promote/],
  ['rollback', /^usage: release rollback <part>/],
  ['rollback mf-auth', /^mf-auth has no earlier version; to take it out of the site: release withdraw mf-auth$/],
  ['rollback --to 0000', /^there is no release 0000; at least 4 digits of one of: [0-9a-f]{12}$/],
  ['rollback mf-home --to 8c1f', /^usage: release rollback/],
  ['rollback --to 8c1f --force why', /^usage: release rollback/],
  ['abort', /^nothing is being rolled out$/],
  ['abort --force why', /^nothing is being rolled out$/],
  ['abort mf-home', /^usage: release abort/],
  ['withdraw mf-offers', /^there is no part "mf-offers" in the store/],
  ['show --format yaml', /^usage: release show/],
  ['override mf-profile@MISFIT', /^mf-profile@MISFIT requires react \^18\.0\.0, shell@SHELL provides 19\.3\.1\n/],
  ['override mf-home@HOME', /^there is no key .+override\.pem: RELEASE_KEY names its file, release keys makes one$/],
  ['override mf-home@HOME --path /padaria/profile', /^--path \/padaria\/profile: .+; mf-home has \/padaria/],
  ['override shell@SHELL', /^an override shows a version of a remote/],
  ['override mf-home@3f2a --ttl 25h', /^--ttl 25h: minutes or hours, such as 30m or 8h, at most 24h$/],
  ['override mf-home@3f2a --ttl 0m', /^--ttl 0m/],
  ['override mf-home@3f2a --ttl 8', /^--ttl 8/],
  ['override mf-home@3f2a --site http://app.example', /^--site http:\/\/app.example: is not an https address$/],
  ['override mf-home@3f2a --site app.example', /^--site app.example/],
  ['override mf-home@3f2a --path //evil.example', /^--path \/\/evil.example/],
  ['keys mf-home', /^usage: release keys$/],
]

/** What never ends passes any limit. */
const sooner = 'const begin = setTimeout; globalThis.setTimeout = (act, ms) => begin(act, ms === 20_000 ? 2000 : ms)'

test('each refusal is one line on stderr, and names what exists', async () => {
  const home = await publishNew('mf-home')
  // Published when another shell was served.
  const { id: MISFIT } = await site.publishNext('mf-profile', { requiredReact: '^18.0.0' })
  const [shell = ''] = await run('list shell')
  for (const end of ['a', 'b']) writeFileSync(join(site.store, `versions/mf-auth/1111${end.repeat(8)}.json`), '')
  const [, HOME = ''] = home.split('@')
  const [, SHELL = ''] = shell.split(/[@ ]/)
  const ids = new Map(Object.entries({ HOME, SHELL, SHORT: HOME.slice(0, 3), MISFIT }))
  const named = (line: string) => line.replaceAll(/[A-Z]{4,}/g, (name) => ids.get(name) ?? name)
  for (const [line, problem] of refusals) {
    const [result] = await Promise.allSettled([run(named(line))])
    const reason = expect.objectContaining({ message: matching(new RegExp(named(problem.source))) }) as Error
    expect({ line, ...result }).toEqual({ line, status: 'rejected', reason })
  }
  // The same as a process, which takes half a second.
  const typed = (line: string, program = 'main.ts', ...options: readonly string[]) =>
    new Promise((done) => {
      const env = { ...process.env, RELEASE_STORE: site.store, PORT: '0' }
      const words = [...options, join(import.meta.dirname, program), ...line.split(' ').filter(Boolean)]
      execFile(process.execPath, words, { env }, (failure, stdout, stderr) => {
        done({ code: failure?.signal ?? failure?.code ?? 0, stdout, stderr })
      })
    })
  for (const [line, problem] of refusals.slice(0, 2)) {
    const stderr = matching(`${problem.source.replace(/\$$/, '')}[^\n]*\n$`)
    expect({ line, ...((await typed(line)) as object) }).toEqual({ line, code: 1, stdout: '', stderr })
  }
  expect(await typed('list')).toEqual({ code: 0, stdout: matching(/^1 {2}[^\n]+ {2}served {2}[^\n]+\n$/), stderr: '' })

  // A folder that does not answer keeps a thread, and that would keep a process.
  rmSync(join(site.store, 'log/000001.json'))
  execFileSync('mkfifo', [join(site.store, 'log/000001.json')])
  vi.stubEnv('SITE_CONFIG', join(site.workspace, 'config.json'))
  writeFileSync(join(site.workspace, 'config.json'), JSON.stringify(siteConfigDocument()))
  const options = ['--import', `data:text/javascript,${encodeURIComponent(sooner)}`]
  const programs = [['list'], ['rollback mf-home'], ['', '../../server/main.ts']] as const
  const ended = { code: 1, stdout: '', stderr: matching(/^\S+: no answer within 20 s\n$/) }
  const all = programs.map(([line, program = 'main.ts']) => typed(line, program, ...options))
  expect(await Promise.all(all)).toEqual([ended, ended, ended])
})

test('a link for a version is signed with the key that `keys` made, which only its user can read', async () => {
  const home = await publishNew('mf-home')
  const keyFile = join(site.workspace, 'keys/override.pem')
  const [setting = '', place] = await run('keys')
  expect(place).toBe(`the private key is in ${keyFile}`)
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(await run('keys')).toEqual([setting, place])

  const key = readConfiguredOverrideKey(setting.replace('OVERRIDE_PUBLIC_KEY=', ''))
  if (!key) throw new Error(setting)
  for (const [options, origin, hours] of [
    ['', 'http://localhost:3000', 8],
    ['--ttl 30m --site http://localhost:3000', 'http://localhost:3000', 0.5],
    ['--ttl 24h --site https://app.example/x --path /padaria/scores?from=1', 'https://app.example', 24],
  ] as const) {
    const [link = '', promise] = await run(`override ${home.slice(0, -6)} ${options}`)
    expect(promise).toMatch(new RegExp(`^shows ${home} in the tab that opens it, until .*Z$`))
    const { searchParams, host } = new URL(link)
    const address = `${origin}${options.includes('--path') ? '/padaria/scores?from=1&' : '/padaria?'}override=`
    expect(link.slice(0, address.length)).toBe(address)
    const token = readOverrideToken(key, searchParams.get('override') ?? '', host, Date.now())
    expect(token).toMatchObject({ ok: true, claims: { remote: 'mf-home', version: home.split('@')[1], origin } })
    expect(token.ok && token.claims.until - token.claims.from).toBe(hours * 3600)
  }
})

test('a store of an older program stops each command in one line that names a file', async () => {
  const home = await publishNew('mf-home')
  makeOlder(site.store)
  const problem = /^\S+\/log\/000001\.json is of format none, this program reads 1$/
  const readers = ['list', 'list mf-home', 'show', 'publish', `check ${home}`, `override ${home}`, 'rollback --to 8c1f']
  const writers = [`promote ${home} --force example`, 'rollback mf-home', 'withdraw mf-home', 'abort']
  for (const line of [...readers, ...writers]) await expect(run(line)).rejects.toThrow(problem)
})

test('what is damaged is listed as such, or without its origin; the entry before stays served, and is written anew if somebody serves it again', async () => {
  const versions = [await publishNew('mf-home'), await publishNew('mf-scores')]
  await run(`promote ${versions.join(' ')} --force example`)
  truncateSync(join(site.store, 'log/000002.json'), 100)
  const [damaged, former] = await listOf()
  expect(damaged).toEqual({ number: 2, damaged: expect.stringContaining('log/000002.json is damaged') as string })
  expect(former).toMatchObject({ number: 1, served: true })
  const auth = former?.parts.find(({ part }) => part === 'mf-auth')
  const again = `promote mf-auth@${auth?.version} --force example`
  const passed = matching(/^passed over: \S+\/log\/000002\.json is damaged: /)
  // Others may be served what is passed over.
  expect(await run(again)).toEqual([`release ${former?.release} is served`, passed])
  expect(await run(again)).toEqual([`release ${former?.release} is served already`])
  truncateSync(join(site.store, `versions/mf-auth/${auth?.version}.json`), 9)
  const [, ...lines] = await run('list')
  expect(lines).toEqual([matching(/^2 {2}.*log\/000002\.json is damaged: /), matching(/^1 {2}.* promote .* mf-auth@/)])
})

test('a rollback that does not fit names the way: the whole release that was served before', async () => {
  const [first] = await listOf()
  const published = await run('publish', () => {
    writeShellBuild(site.workspace, { react: '20.0.0' })
    for (const remote of exampleRemotes) writeRemoteBuild(site.workspace, remote, { requiredReact: '^20.0.0' })
  })
  await run(`promote ${published.map((line) => line.split(' ')[0]).join(' ')} --force example`)
  const refused = await run('rollback mf-home').catch(String)
  expect(refused).toMatch(
    /mf-home@\w+ requires react \^19\.3\.1, shell@\w+ provides 20\.0\.0\nto serve .*: release rollback --to \w+$/,
  )
  const [, way = ''] = /release (rollback --to \w+)$/.exec(String(refused)) ?? []
  expect((await run(way))[0]).toBe(`release ${first?.release} is served`)
})

test('a whole release that was served is served again, also without a screen that is served now', async () => {
  await run('withdraw mf-scores --force example')
  const [without, first] = await listOf()
  await run(`rollback --to ${first?.release}`)
  expect((await run(`rollback --to ${without?.release}`))[0]).toBe(`release ${without?.release} is served`)
})
