import { rspack, type RspackPluginInstance } from '@rspack/core'

const { RuntimeGlobals, RuntimeModule } = rspack

/** Adds the query of the entry's address, such as `?retry=1`, to the addresses of its chunks. */
class QueryOfEntry extends RuntimeModule {
  constructor() {
    super('query of entry', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    const fileName = RuntimeGlobals.getChunkScriptFilename
    return `const nameOf = ${fileName}, { search } = new URL(document.currentScript.src);
${fileName} = (chunk) => nameOf(chunk) + search;`
  }
}

/**
 * Makes a retry work for chunks as it does for entries. The browser caches a file even if it failed its integrity check, and uses
 * it again at the same address. So a retry needs another address.
 */
export const chunksFollowEntry = (): RspackPluginInstance => ({
  apply({ hooks }) {
    hooks.thisCompilation.tap('chunks-follow-entry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('chunks-follow-entry', (chunk) => {
          compilation.addRuntimeModule(chunk, new QueryOfEntry())
        })
    })
  },
})
