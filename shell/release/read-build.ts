import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellBuildName, type ReleaseFile, type RemoteName, type ShellBuild } from 'shared/federation'
import type { PublishedRemote, PublishedShell } from './published-release.ts'

/** What this module reads of a build's `mf-manifest.json`. */
interface FederationManifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string }; readonly remoteEntry: { readonly name: string } }
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[]
  readonly exposes: readonly { readonly path: string; readonly assets: { readonly js: { readonly sync: readonly string[] } } }[]
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
  const screens = await Promise.all(
    manifest.exposes.map(async ({ path, assets }) => [path, await Promise.all(assets.js.sync.map(describe))] as const),
  )
  return {
    version: manifest.metaData.buildInfo.buildVersion,
    entry: await describe(manifest.metaData.remoteEntry.name),
    screens: Object.fromEntries(screens),
    needs: Object.fromEntries(manifest.shared.map((shared) => [shared.name, shared.requiredVersion])),
  }
}

/** Describes the built shell. */
export async function readShellBuild(directory: string): Promise<PublishedShell> {
  const { start, session, federation, version, gives } = await readJson<ShellBuild>(join(directory, shellBuildName))
  const describeAll = (names: readonly string[], ending: string) =>
    Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => describeFile(directory, name, '/assets/')))
  // Nunito is what the first screen is read in; the other faces swap in.
  const fonts = (await readdir(directory)).filter((name) => /^nunito-latin.*\.woff2$/.test(name))
  return {
    version,
    scripts: await describeAll(start, '.js'),
    sessionScripts: await describeAll(session, '.js'),
    federationScripts: await describeAll(federation, '.js'),
    styles: await describeAll(start, '.css'),
    fonts: fonts.map((name) => `/assets/${name}`),
    gives,
  }
}
