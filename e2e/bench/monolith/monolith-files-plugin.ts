import type { RspackPluginInstance } from '@rspack/core'

/** Names the scripts of each chunk, for the page to preload. */
export const screenFilesName = 'mf-screen-files.json'

/**
 * Writes what publishing reads beside a build's files: the federation manifest of a build
 * without federation, and the scripts of each screen's chunk.
 */
export const monolithFilesPlugin = (screens: readonly string[]): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('monolith-files', (compilation) => {
      // After the last stage that renames files by their final hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'monolith-files', stage }, () => {
        const emit = (name: string, document: unknown) => compilation.emitAsset(name, new sources.RawSource(JSON.stringify(document)))
        const files = screens.map((screen) => [screen, compilation.namedChunkGroups.get(screen)?.getFiles() ?? []] as const)
        emit(screenFilesName, Object.fromEntries(files))
      })
    })
  },
})
