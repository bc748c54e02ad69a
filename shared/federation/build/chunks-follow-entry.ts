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

/** Lets a retry load chunks again, as it does entries: the browser keeps even a file that failed its integrity check, by its address. */
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
