import type { RspackPluginInstance } from '@rspack/core'
import { startFilesName, type StartFiles } from '../start-files.ts'
import { givenModules } from './share-policy.ts'

/** Writes what composition reads: the names of an entry's files, of the chunk that a session needs, and what the host gives. */
export const startFilesPlugin = (entry: string, sessionChunk: string): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('start-files', (compilation) => {
      // After the last stage that renames files by their final hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'start-files', stage }, () => {
        const start = compilation.entrypoints.get(entry)?.getFiles() ?? []
        const session = compilation.namedChunkGroups.get(sessionChunk)?.getFiles() ?? []
        const files: StartFiles = { start, session, gives: givenModules() }
        compilation.emitAsset(startFilesName, new sources.RawSource(JSON.stringify(files)))
      })
    })
  },
})
