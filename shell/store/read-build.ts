import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  exposeOf,
  remoteBuildName,
  shellBuildName,
  statementsName,
  type ReleaseFile,
  type RemoteBuild,
  type RemoteName,
  type ScreenDeclaration,
  type ScreenName,
  type ShellBuild,
  type Statements,
} from 'shared/federation'
import { contractNumber } from '../contract/number.ts'
import type { PublishedRemote, PublishedShell } from './published-release.ts'
import { Refusal } from './problems.ts'
import { integrityOf, mostBytes } from './stored-files.ts'

/** The parts of a build's `mf-manifest.json` that this module reads. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } }
  readonly exposes: readonly {
    readonly path: string
    readonly assets: { readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] } }
  }[]
}

const readJson = async <Document>(path: string) => JSON.parse(await readFile(path, 'utf8')) as Document

/** Files that a build writes only for composition: the site does not serve them. */
const isForComposition = (name: string) => name.startsWith('mf-') || name === shellBuildName

async function describeFiles(directory: string, baseUrl: string): Promise<readonly ReleaseFile[]> {
  const names = (await readdir(directory)).filter((name) => !isForComposition(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // A former file is found by its name (`deltas.ts`), and a number is often another one after a change.
      if (/^\d+\./.test(name)) throw new Refusal(`${join(directory, name)}: a chunk needs a name (webpackChunkName)`)
      const content = await readFile(join(directory, name))
      if (content.length > mostBytes) throw new Refusal(`${join(directory, name)} has more than 10 MB`)
      return { url: `${baseUrl}${name}`, integrity: integrityOf(content) }
    }),
  )
}

const among =
  (files: readonly ReleaseFile[], directory: string) =>
  (name: string): ReleaseFile => {
    const file = files.find(({ url }) => basename(url) === name)
    if (!file) throw new Error(`${join(directory, name)} is missing: build again`)
    return file
  }

/** Describes a built remote. @throws {Error} if the build lacks a file that it names, or exposes other screens than are declared */
export async function readRemoteBuild(name: RemoteName, directory: string): Promise<PublishedRemote> {
  const { metaData, exposes } = await readJson<FederationManifest>(join(directory, 'mf-manifest.json'))
  const { version, screens, maxKb, requires, uses, builtWith } = await readJson<RemoteBuild>(
    join(directory, remoteBuildName),
  )
  const exposed = new Map(exposes.map(({ path, assets }) => [path, assets.js]))
  const undeclared = [...exposed.keys()].find(
    (path) => !Object.keys(screens).some((screen) => exposeOf(screen) === path),
  )
  if (undeclared !== undefined) throw new Error(`${name} exposes ${undeclared}, which it does not declare`)
  const files = await describeFiles(directory, `/remotes/${name}/`)
  const named = among(files, directory)
  const scriptsOf = (screen: ScreenName, which: 'sync' | 'async') => {
    const assets = exposed.get(exposeOf(screen))
    if (!assets) throw new Error(`${name} declares ${screen}, which it does not expose`)
    return assets[which].map(named)
  }
  const perScreen = <Value>(describe: (screen: ScreenName, declaration: ScreenDeclaration) => Value) =>
    Object.fromEntries(Object.entries(screens).map(([screen, declaration]) => [screen, describe(screen, declaration)]))
  return {
    version,
    entry: named(metaData.remoteEntry.name),
    screens: perScreen((screen, declaration) => ({ ...declaration, files: scriptsOf(screen, 'sync') })),
    onDemand: perScreen((screen) => scriptsOf(screen, 'async')),
    files,
    maxKb,
    requires,
    uses,
    builtWith,
  }
}

export async function readShellBuild(directory: string): Promise<PublishedShell> {
  const { start, session, federation, onDemand, worker, version, provides, exports } = await readJson<ShellBuild>(
    join(directory, shellBuildName),
  )
  const files = await describeFiles(directory, '/assets/')
  const named = among(files, directory)
  const allOf = (names: readonly string[], ending: string) => names.filter((name) => name.endsWith(ending)).map(named)
  return {
    version,
    contract: contractNumber,
    scripts: allOf(start, '.js'),
    sessionScripts: allOf(session, '.js'),
    federationScripts: allOf(federation, '.js'),
    onDemand: allOf(onDemand, '.js'),
    styles: allOf(start, '.css'),
    // A text that needs the others loads them.
    fonts: files.filter(({ url }) => /-cut\.\w+\.woff2$/.test(url)),
    ...(worker && { worker: named(worker).url }),
    files,
    provides,
    exports,
  }
}

/** What the signatures of a build stand for; nothing for a build that does not say it. */
export async function readBuiltStatements(directory: string): Promise<Readonly<Record<string, Statements>>> {
  const path = join(directory, statementsName)
  return existsSync(path) ? readJson(path) : {}
}
