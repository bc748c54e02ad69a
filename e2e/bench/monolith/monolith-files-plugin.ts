import type { RspackPluginInstance } from '@rspack/core'

/** Lists the scripts of each chunk, for the page to preload. */
export const screenFilesName = 'screen-files.json'

/** Writes the scripts of each screen's chunk, which publishing the monolith reads. */
export const monolithFilesPlugin = (screens: readonly string[]): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('monolith-files', (compilation) => {
      // After the last stage that renames files by their final hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'monolith-files', stage }, () => {
        const files = screens.map(
          (screen) => [screen, compilation.namedChunkGroups.get(screen)?.getFiles() ?? []] as const,
        )
        compilation.emitAsset(screenFilesName, new sources.RawSource(JSON.stringify(Object.fromEntries(files))))
      })
    })
  },
})
