import type { RspackPluginInstance } from '@rspack/core'

/** The file that names what the shell's HTML must load. */
export const startFilesName = 'start-files.json'

/** Writes the names of an entry's files, in loading order, for composition to read. */
export const startFilesPlugin = (entry: string): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('start-files', (compilation) => {
      // After the last stage that renames files by their final hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'start-files', stage }, () => {
        const files = compilation.entrypoints.get(entry)?.getFiles() ?? []
        compilation.emitAsset(startFilesName, new sources.RawSource(JSON.stringify(files)))
      })
    })
  },
})
