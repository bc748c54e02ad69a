import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RspackPluginInstance } from '@rspack/core'
import { shellBuildName, type ShellBuild } from '../shell-build.ts'
import { sharedExports } from './api-signatures.ts'
import { buildSources } from './build-sources.ts'
import { providedVersions } from './shared-versions.ts'

/** Writes the description of the shell's build, for composition: its files by purpose, its version, and what it provides. */
export const shellBuildPlugin = (entry: string): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('shell-build', (compilation) => {
      // After the last stage that changes file names (the final hashes).
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'shell-build', stage }, () => {
        const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
        const { version } = JSON.parse(readFileSync(join(compiler.context, 'package.json'), 'utf8')) as {
          version: string
        }
        const files: ShellBuild = {
          start: compilation.entrypoints.get(entry)?.getFiles() ?? [],
          session: filesOf('identity'),
          federation: filesOf('federation'),
          onDemand: filesOf('qr-code'),
          worker: compilation.entrypoints.get('worker')?.getFiles()[0],
          version,
          provides: providedVersions(),
          exports: sharedExports(),
          sources: buildSources(compilation),
        }
        compilation.emitAsset(shellBuildName, new sources.RawSource(JSON.stringify(files)))
      })
    })
  },
})
