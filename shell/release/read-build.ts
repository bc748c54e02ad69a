import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellBuildName, type ReleaseFile, type RemoteName, type ShellBuild } from 'shared/federation'
import type { PublishedRemote, PublishedShell } from './published-release.ts'

/** What this module reads of a build's `mf-manifest.json`. */
interface FederationManifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string }; readonly remoteEntry: { readonly name: string } }
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[]
  readonly exposes: readonly { readonly path: string; readonly assets: { readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] } } }[]
}

const readJson = async <Document>(path: string) => JSON.parse(await readFile(path, 'utf8')) as Document

async function describeFile(directory: string, name: string, baseUrl: string): Promise<ReleaseFile> {
  const hash = createHash('sha384').update(await readFile(join(directory, name)))
  return { url: `${baseUrl}${name}`, integrity: `sha384-${hash.digest('base64')}` }
}

/** Describes a built remote from its manifest and its files. */
export async function readRemoteBuild(name: RemoteName, directory: string): Promise<PublishedRemote> {
  const manifest = await readJson<FederationManifest>(join(directory, 'mf-manifest.json'))
  const describe = (file: string) => describeFile(directory, file, `/remotes/${name}/`)
  const describeByExpose = async (which: 'sync' | 'async') => {
    const described = manifest.exposes.map(async ({ path, assets }) => [path, await Promise.all(assets.js[which].map(describe))] as const)
    return Object.fromEntries(await Promise.all(described))
  }
  return {
    version: manifest.metaData.buildInfo.buildVersion,
    entry: await describe(manifest.metaData.remoteEntry.name),
    screens: await describeByExpose('sync'),
    onDemand: await describeByExpose('async'),
    needs: Object.fromEntries(manifest.shared.map((shared) => [shared.name, shared.requiredVersion])),
  }
}

/** Describes the built shell. */
export async function readShellBuild(directory: string): Promise<PublishedShell> {
  const { start, session, federation, onDemand, worker, version, gives } = await readJson<ShellBuild>(join(directory, shellBuildName))
  const describeAll = (names: readonly string[], ending: string) =>
    Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => describeFile(directory, name, '/assets/')))
  return {
    version,
    scripts: await describeAll(start, '.js'),
    sessionScripts: await describeAll(session, '.js'),
    federationScripts: await describeAll(federation, '.js'),
    onDemand: await describeAll(onDemand, '.js'),
    styles: await describeAll(start, '.css'),
    fonts: await describeAll(await readdir(directory), '.woff2'),
    ...(worker && { worker: `/assets/${worker}` }),
    gives,
  }
}
