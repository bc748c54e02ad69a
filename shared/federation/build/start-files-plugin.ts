import type { RspackPluginInstance } from '@rspack/core'
import { startFilesName, type StartFiles } from '../start-files.ts'

/** Writes the names of an entry's files, and of the chunk that a session needs, for composition to read. */
export const startFilesPlugin = (entry: string, sessionChunk: string): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('start-files', (compilation) => {
      // After the last stage that renames files by their final hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'start-files', stage }, () => {
        const start = compilation.entrypoints.get(entry)?.getFiles() ?? []
        const session = compilation.namedChunkGroups.get(sessionChunk)?.getFiles() ?? []
        const files: StartFiles = { start, session }
        compilation.emitAsset(startFilesName, new sources.RawSource(JSON.stringify(files)))
      })
    })
  },
})
