import { execFileSync } from 'node:child_process'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { publish, publishVersion } from 'shell/release'
import { openStore } from 'shell/release/store'
import { readOverrideToken } from 'shell/release/override-token'
import { readConfiguredOverrideKey } from 'shell/server'
import { exampleParts, makeWorkspace, writeBuilds, writeRemoteBuild, type ExampleWorkspace } from 'shell/testing/builds'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readCommand } from './command-line.ts'
import type { FrontendDiscovery } from './frontend-discovery.ts'
import { runCommand } from './run-command.ts'
import { linesOf, runRelease } from './testing/run-release.ts'

/** Each test runs the command several times. */
const timeout = 60_000

/** A site on which the first release is served. */
async function openExample(): Promise<ExampleWorkspace> {
  const site = makeWorkspace()
  writeBuilds(site)
  await publish({ ...site, parts: exampleParts })
  return site
}

/** Publishes a new build of a remote. @returns the version, as the command names it */
async function publishNew(site: ExampleWorkspace, remote: 'mf-home' | 'mf-scores', version: string): Promise<string> {
  writeRemoteBuild(site.workspace, remote, { version })
  const [line = ''] = await linesOf(site, 'publish', remote)
  expect(line).toMatch(new RegExp(`^${remote}@[0-9a-f]{12} published$`))
  return line.split(' ')[0] ?? ''
}

interface Listed {
  readonly number: number
  readonly release: string
  readonly served: boolean
  readonly damaged?: string
}
const listOf = async (site: ExampleWorkspace) =>
  JSON.parse((await linesOf(site, 'list', '--json')).join('\n')) as Listed[]

test('a version is published, promoted and taken back; other teams’ parts stay', { timeout }, async () => {
  const site = await openExample()
  const [first] = await listOf(site)
  const home = await publishNew(site, 'mf-home', '1.1.0')
  expect(await linesOf(site, 'publish', 'mf-home')).toEqual([
    expect.stringMatching(new RegExp(`^${home} is published already \\(by the team of the test, .*Z\\)$`)) as string,
  ])
  // A publication serves nothing.
  expect(await listOf(site)).toEqual([first])

  const [, homeId = ''] = home.split('@')
  const promoted = await linesOf(
    site,
    'promote',
    home.slice(0, -8),
    '--force',
    'an example',
    '--message',
    'larger points',
  )
  expect(promoted).toEqual([
    expect.stringMatching(/^release [0-9a-f]{12} is served$/) as string,
    expect.stringMatching(new RegExp(`^mf-home  [0-9a-f]{12} → ${homeId}$`)) as string,
  ])
  expect(await linesOf(site, 'promote', home, '--force', 'again')).toEqual([`${promoted[0]} already`])
  const scores = await publishNew(site, 'mf-scores', '1.1.0')
  await linesOf(site, 'promote', scores, '--force', 'an example')
  const [backAgain] = (await linesOf(site, 'rollback', 'mf-home', '--force', 'an example')).slice(1)
  expect(backAgain).toMatch(new RegExp(`^mf-home  ${homeId} → [0-9a-f]{12}$`))

  const log = await listOf(site)
  expect(log.map(({ number, served }) => [number, served])).toEqual(
    [4, 3, 2, 1].map((number) => [number, number === 4]),
  )
  expect(log[2]).toMatchObject({
    command: 'promote',
    by: 'the team of the test',
    message: 'larger points',
    forced: 'an example',
    parts: [{ part: 'mf-home', version: homeId }],
  })
  expect(await linesOf(site, 'list')).toEqual(
    ['rollback', 'promote', 'promote', 'promote'].map(
      (command, index) => expect.stringMatching(new RegExp(`^${4 - index}  .*Z  [0-9a-f]{12}  ${command} `)) as string,
    ),
  )
  expect(await linesOf(site, 'list', 'mf-home')).toEqual([
    expect.stringMatching(`^${home}  .*Z  not served  `) as string,
    expect.stringMatching(/ served /) as string,
  ])

  expect(await linesOf(site, 'rollback', '--to', first?.release.slice(0, 4) ?? '')).toEqual([
    `release ${first?.release} is served`,
    expect.stringMatching(/^mf-scores {2}/) as string,
  ])
  const shown = await linesOf(site, 'show', scores)
  expect(shown[0]).toMatch(new RegExp(`^${scores}, 1.1.0, published by the team of the test, `))
  expect(shown[1]).toMatch(/^\/remotes\/mf-scores\/\S+ +sha384-/)
  expect((await linesOf(site, 'show'))[0]).toMatch(
    new RegExp(`^release ${first?.release}, served by entry 5: rollback by the team of the test`),
  )
})

test('during a rollout, the format of frontend discovery names both versions of the part', { timeout }, async () => {
  const site = await openExample()
  const home = await publishNew(site, 'mf-home', '1.1.0')
  expect((await linesOf(site, 'promote', home, '--percent', '10', '--force', 'an example'))[1]).toMatch(
    / for 10 % of the customers$/,
  )
  expect(await linesOf(site, 'list', 'mf-home')).toEqual([
    expect.stringContaining('served to 10 %') as string,
    expect.stringContaining('served to 90 %') as string,
  ])
  const discovery = JSON.parse(
    (await linesOf(site, 'show', '--format', 'frontend-discovery')).join('\n'),
  ) as FrontendDiscovery
  expectDiscovery(discovery)
  const traffic = (remote: string) =>
    discovery.microFrontends[remote]?.map(({ deployment, metadata }) => [metadata.version, deployment])
  expect(traffic('mf-home')).toEqual([
    ['1.0.0', { traffic: 90, default: true }],
    ['1.1.0', { traffic: 10, default: false }],
  ])
  expect(traffic('mf-scores')).toEqual([['1.0.0', { traffic: 100, default: true }]])
  expect(await linesOf(site, 'abort')).toEqual([
    expect.stringMatching(/ is served$/) as string,
    `mf-home  ${home.split('@')[1]} is no longer rolled out`,
  ])
  expect((await linesOf(site, 'withdraw', 'mf-home', '--force', 'an example'))[1]).toMatch(
    /^mf-home {2}[0-9a-f]{12} → none$/,
  )
})

/** What the schema `v1-pre.json` of frontend discovery demands. */
function expectDiscovery(document: FrontendDiscovery): void {
  expect(Object.keys(document).toSorted()).toEqual(['microFrontends', 'schema'])
  expect(document.schema).toBe('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json')
  for (const versions of Object.values(document.microFrontends)) {
    expect(new Set(versions.map((version) => JSON.stringify(version))).size).toBe(versions.length)
    expect(versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0)).toBe(100)
    for (const version of versions) {
      expect(['deployment', 'extras', 'fallbackUrl', 'metadata', 'url']).toEqual(
        expect.arrayContaining(Object.keys(version)),
      )
      expect(version).toMatchObject({ url: expect.any(String) as string, extras: expect.any(Object) as object })
      expect(version.metadata).toEqual({
        integrity: expect.stringMatching(/^sha384-/) as string,
        version: expect.any(String) as string,
      })
      expect(version.deployment).toEqual({
        traffic: expect.any(Number) as number,
        default: expect.any(Boolean) as boolean,
      })
    }
  }
}

test('a version says from which commit it was built', { timeout }, async () => {
  const site = makeWorkspace()
  writeBuilds(site)
  const git = (...words: readonly string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=T',
        '-c',
        'user.email=t@example.com',
        '-c',
        'commit.gpgsign=false',
        '-c',
        'core.hooksPath=/dev/null',
        ...words,
      ],
      { cwd: site.workspace, encoding: 'utf8', stdio: 'pipe' },
    )
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Points: larger', '-m', 'Customers asked for it.')
  await linesOf(site, 'publish', 'mf-home')
  writeRemoteBuild(site.workspace, 'mf-home', { version: '1.1.0' })
  await linesOf(site, 'publish', 'mf-home')
  const commit = git('rev-parse', '--short=12', 'HEAD').trim()
  const versions = await linesOf(site, 'list', 'mf-home')
  expect(versions[0]).toContain(`  ${commit}+  Points: larger`)
  expect(versions[1]).toMatch(new RegExp(` ${commit} +Points: larger$`))
})

test('each refusal is one line on stderr, and names what exists', { timeout }, async () => {
  const site = await openExample()
  const home = await publishNew(site, 'mf-home', '1.1.0')
  rmSync(join(site.workspace, 'mf-scores/dist'), { recursive: true })
  writeRemoteBuild(site.workspace, 'mf-profile', { requiredReact: '^18.0.0' })
  // Published when another shell was served.
  const { version } = await publishVersion(openStore(site.store), {
    workspace: site.workspace,
    part: 'mf-profile',
    published: { at: '2026-11-24T00:00:00Z', by: 'profile' },
  })
  const misfit = `mf-profile@${version.id}`
  const [shell = ''] = (await linesOf(site, 'list', 'shell')).map((line) => line.split(' ')[0] ?? '')
  vi.stubEnv('RELEASE_KEY', join(site.workspace, 'no-key.pem'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const cases: readonly (readonly [line: string, problem: RegExp])[] = [
    ['', /^which command\?/],
    [
      'publish mf-hom',
      /^there is no part "mf-hom" here; one of: shell, mf-auth, mf-home, mf-profile, mf-rewards, mf-scores$/,
    ],
    ['publish mf-scores', /^mf-scores is not built: pnpm --filter mf-scores build$/],
    ['publish mf-profile', /^mf-profile requires react \^18\.0\.0, the shell provides 19\.3\.1$/],
    ['promote mf-hom@1234', /^there is no part "mf-hom" in the store; one of: shell, mf-auth/],
    ['promote mf-home@0000', /^there is no version mf-home@0000; one of: mf-home@[0-9a-f]{12}, mf-home@[0-9a-f]{12}$/],
    ['promote mf-home@12', /^"mf-home@12" names no version: <part>@<version>, at least 4 digits of it$/],
    ['promote mf-home', /^which version of mf-home\? one of: /],
    [`promote ${home} ${home}`, /^one version of each part$/],
    [`promote ${misfit} --force x`, /^mf-profile requires react \^18\.0\.0, the shell provides 19\.3\.1$/],
    ['rollback mf-auth', /^mf-auth has no earlier version; to take it out of the site: release withdraw mf-auth$/],
    ['rollback --to 0000', /^no release 0000 was served; one of: [0-9a-f]{12}$/],
    ['abort', /^nothing is being rolled out$/],
    ['withdraw mf-offers', /^there is no part "mf-offers" in the store/],
    ['show 0000', /^no release 0000 was served/],
    [`override ${misfit}`, /^mf-profile requires react \^18\.0\.0, the shell provides 19\.3\.1$/],
    [`override ${home}`, /^there is no key .+no-key\.pem: RELEASE_KEY names its file, release keys makes one$/],
    ['override mf-home@0000', /^there is no version mf-home@0000; one of: /],
    [
      `override ${home} --path /padaria/profile`,
      /^--path \/padaria\/profile: the site has no such page; mf-home has \/padaria/,
    ],
    [`override ${shell}`, /^an override shows a version of a remote/],
    [`show ${home} --format frontend-discovery`, /^frontend-discovery describes a release, not a version$/],
  ]
  const refused = async (words: readonly string[]) =>
    (await Promise.allSettled([(async () => runCommand(readCommand(words), site))()]))[0]
  for (const [line, problem] of cases) {
    const words = line.split(' ').filter(Boolean)
    expect({ line, ...(await refused(words)) }).toEqual({
      line,
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(problem) as string }) as Error,
    })
  }
  // A process takes half a second.
  for (const [line, problem] of cases.slice(0, 4)) {
    const { code, stdout, stderr } = await runRelease(site, ...line.split(' ').filter(Boolean))
    expect([line, code, stdout, stderr.endsWith('\n'), stderr.trimEnd().split('\n').length]).toEqual([
      line,
      1,
      '',
      true,
      1,
    ])
    expect(stderr.trimEnd()).toMatch(problem)
  }
  expect(await listOf(site)).toHaveLength(1)
})

test(
  'a link for a version is signed with the key that `keys` made, which only its user can read',
  { timeout },
  async () => {
    const site = await openExample()
    const home = await publishNew(site, 'mf-home', '1.1.0')
    const keyFile = join(site.workspace, 'keys/override.pem')
    vi.stubEnv('RELEASE_KEY', keyFile)
    onTestFinished(() => void vi.unstubAllEnvs())
    const [setting = '', place] = await linesOf(site, 'keys')
    expect(place).toBe(`the private key is in ${keyFile}`)
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    expect(await linesOf(site, 'keys')).toEqual([setting, place])

    const configured = readConfiguredOverrideKey(setting.replace('OVERRIDE_PUBLIC_KEY=', ''))
    if (!configured.ok || !configured.key) throw new Error(setting)
    const [link = '', told] = await linesOf(
      site,
      'override',
      home.slice(0, -6),
      '--ttl',
      '2h',
      '--site',
      'https://app.example/',
      '--path',
      '/padaria/scores?from=1',
    )
    const address = new URL(link)
    expect(told).toMatch(new RegExp(`^shows ${home} in the tab that opens it, until .*Z$`))
    expect([address.origin, address.pathname, address.searchParams.get('from')]).toEqual([
      'https://app.example',
      '/padaria/scores',
      '1',
    ])
    const token = readOverrideToken(
      configured.key,
      address.searchParams.get('override') ?? '',
      'app.example',
      Date.now(),
    )
    expect(token).toMatchObject({
      ok: true,
      claims: { remote: 'mf-home', version: home.split('@')[1], origin: 'https://app.example' },
    })
    expect(token.ok && token.claims.until - token.claims.from).toBe(7200)
  },
)

test('a damaged entry is listed as such; the one before stays served', { timeout }, async () => {
  const site = await openExample()
  await linesOf(site, 'promote', await publishNew(site, 'mf-home', '1.1.0'), '--force', 'an example')
  truncateSync(join(site.store, 'log/000002.json'), 100)
  const [damaged, former] = await listOf(site)
  expect(damaged).toEqual({ number: 2, damaged: expect.stringContaining('log/000002.json is damaged') as string })
  expect(former).toMatchObject({ number: 1, served: true })
  expect((await linesOf(site, 'list'))[0]).toMatch(/^2 {2}.*log\/000002\.json is damaged: /)
})
