import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  remoteBuildName,
  shellBuildName,
  type RemoteBuild,
  type RemoteName,
  type ScreenDeclaration,
  type SharedExports,
  type ShellBuild,
} from 'shared/federation'
import { onTestFinished } from 'vitest'

/** The running test's own workspace and release store. */
export interface ExampleWorkspace {
  /** Holds the packages, each with its `dist`. */
  readonly workspace: string
  readonly store: string
}

const declared: Readonly<Record<string, Readonly<Record<string, ScreenDeclaration>>>> = {
  'mf-auth': { Auth: { shape: 'form' }, Verification: { shape: 'form' } },
  'mf-home': { Home: { shape: 'hero', path: '' }, Companies: { shape: 'cards' } },
  'mf-scores': { Scores: { shape: 'rows', path: 'scores' } },
  'mf-rewards': {
    Rewards: { shape: 'cards', path: 'rewards' },
    Vouchers: { shape: 'cards', path: 'rewards/vouchers', offline: true },
  },
  'mf-profile': { Profile: { shape: 'form', path: 'user-profile' } },
}

export const exampleRemotes = Object.keys(declared) as readonly RemoteName[]
export const exampleParts = ['shell', ...exampleRemotes] as const

export function makeWorkspace(): ExampleWorkspace {
  const directory = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return workspaceIn(directory)
}

export const workspaceIn = (directory: string): ExampleWorkspace => ({
  workspace: join(directory, 'workspace'),
  store: join(directory, 'store'),
})

/** Writes tiny builds of the shell and of each remote, with the names of real ones. */
export function writeBuilds({ workspace }: ExampleWorkspace, version = '1.0.0'): void {
  writeShellBuild(workspace, { version })
  for (const name of exampleRemotes) writeRemoteBuild(workspace, name, { version })
}

/** What the example remotes use, and the example shell provides. */
const exampleExports: SharedExports = { 'shared/ui': { Button: 'b1' } }

export function writeShellBuild(
  workspace: string,
  { version = '1.0.0', react = '19.3.1', logo = '<svg xmlns="http://www.w3.org/2000/svg"/>' } = {},
): void {
  const dist = emptyDist(workspace, 'shell')
  const build: ShellBuild = {
    start: [
      writeHashed(dist, 'react', 'js', `react ${react}`),
      writeHashed(dist, 'shell', 'js', `shell ${version}`),
      writeHashed(dist, 'shell', 'css', `body{--shell:"${version}"}`),
    ],
    session: [writeHashed(dist, 'identity', 'js', 'identity')],
    federation: [writeHashed(dist, 'federation', 'js', 'federation')],
    onDemand: [writeHashed(dist, 'qr-code', 'js', 'qr code')],
    worker: writeHashed(dist, 'service-worker', 'js', 'worker'),
    version,
    provides: { react, 'shared/ui': '1.0.0' },
    exports: exampleExports,
  }
  writeHashed(dist, 'nunito-latin-wght-normal-cut', 'woff2', 'font')
  writeHashed(dist, 'jost-latin-wght-normal-cut', 'woff2', 'another font')
  writeFileSync(join(dist, 'logo.svg'), logo)
  writeFileSync(join(dist, shellBuildName), JSON.stringify(build))
}

export interface ExampleRemote {
  readonly version?: string
  readonly requiredReact?: string
  readonly content?: string
  readonly uses?: SharedExports
}

export function writeRemoteBuild(
  workspace: string,
  name: RemoteName,
  { version = '1.0.0', requiredReact = '^19.3.1', content, uses = exampleExports }: ExampleRemote = {},
): void {
  const dist = emptyDist(workspace, name)
  const screens = declared[name] ?? {}
  const exposes = Object.keys(screens).map((screen) => ({
    path: `./${screen}`,
    assets: {
      js: {
        sync: [writeHashed(dist, `__federation_expose_${screen}`, 'js', `${screen} ${version}`)],
        async: [writeHashed(dist, `on-demand-${screen}`, 'js', `${screen} on demand ${version}`)],
      },
    },
  }))
  const entry = writeHashed(dist, 'remoteEntry', 'js', content ?? `${name} ${version}`)
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData: { remoteEntry: { name: entry } }, exposes }))
  const build: RemoteBuild = {
    name,
    version,
    screens,
    maxKb: 1000,
    requires: { react: requiredReact },
    uses,
    builtWith: { 'shared/ui': '1.0.0' },
  }
  writeFileSync(join(dist, remoteBuildName), JSON.stringify(build))
}

function emptyDist(workspace: string, part: string): string {
  const dist = join(workspace, part, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(workspace, part, 'package.json'), '{}')
  return dist
}

function writeHashed(dist: string, name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.${ending}`
  writeFileSync(join(dist, file), content)
  return file
}
