import { rspack, type RspackPluginInstance } from '@rspack/core'

const { RuntimeGlobals, RuntimeModule } = rspack

/** Asks for chunks with the query of the script that asks: an entry's `?retry=n` is theirs too. */
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
 * A retry that works for chunks as for entries. The browser keeps a file that failed its integrity check, in memory and as
 * immutable in its cache, and hands it out again under the same address.
 */
export const chunksFollowEntry = (): RspackPluginInstance => ({
  apply({ hooks }) {
    hooks.thisCompilation.tap('chunks-follow-entry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap('chunks-follow-entry', (chunk) => {
        compilation.addRuntimeModule(chunk, new QueryOfEntry())
      })
    })
  },
})
