import { shellBuildName, type ShellBuild } from '../build-descriptions.ts'
import { sharedExports } from './api-signatures.ts'
import { buildSources } from './build-sources.ts'
import { packageVersion, reportPlugin } from './report-plugin.ts'
import { providedVersions } from './shared-versions.ts'

/** Writes the description of the shell's build, for composition: its files by purpose, its version, and what it provides. */
export const shellBuildPlugin = (entry: string) =>
  reportPlugin(shellBuildName, (compilation) => {
    const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
    const build: ShellBuild = {
      start: compilation.entrypoints.get(entry)?.getFiles() ?? [],
      session: filesOf('identity'),
      federation: filesOf('federation'),
      onDemand: filesOf('qr-code'),
      worker: compilation.entrypoints.get('worker')?.getFiles()[0],
      version: packageVersion(compilation),
      provides: providedVersions(),
      exports: sharedExports(),
      sources: buildSources(compilation),
    }
    return JSON.stringify(build)
  })
