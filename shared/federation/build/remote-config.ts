import { join } from 'node:path'
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core'
import { containerName } from '../remotes.ts'
import { baseConfig, compileHint } from './base-config.ts'
import { remoteBuildPlugin } from './build-plugins.ts'
import { exposesOf, type RemoteOptions } from './remote-options.ts'
import { remotePlugin } from './remote-plugin.ts'
import { bundlerRuntime, leanLibraries, slimRuntimeAlias } from './internals/internals.ts'
import { licensesPlugin } from './licenses-plugin.ts'

const { RuntimeGlobals, RuntimeModule } = rspack
const runtimePackage = '@module-federation/webpack-bundler-runtime'

export function remoteConfig(options: RemoteOptions): Configuration {
  const { name, directory, screens } = options
  const base = baseConfig(directory, 'production')
  return {
    ...base,
    // The container is the only entry: a remote runs no code until a screen is requested.
    entry: {},
    resolve: {
      ...base.resolve,
      alias: { ...leanLibraries, ...slimRuntimeAlias, [`${runtimePackage}$`]: bundlerRuntime },
    },
    output: {
      ...base.output,
      path: join(directory, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadTimeout: 20_000,
    },
    // The manifest plugin warns about `publicPath: 'auto'`. A remote needs it, and the shell reads no manifest.
    infrastructureLogging: { level: 'error' },
    plugins: [
      remotePlugin({ name: containerName(name), exposes: exposesOf(screens) }),
      chunksFollowEntry(),
      sameFromAnyFolder(),
      remoteBuildPlugin(options),
      licensesPlugin(),
      compileHint(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

const inAddress = (module: string) => encodeURIComponent(JSON.stringify(module))

/**
 * Makes a remote's build the same bytes in every folder. The federation plugin starts a container with a module whose source stands
 * in its address (`data:`), and names the federation runtime by its absolute path. rspack computes a module's number from its address.
 * Here the address names the package instead; the alias resolves it.
 */
const sameFromAnyFolder = () =>
  new rspack.NormalModuleReplacementPlugin(
    /data:text\/javascript,import.*__module_federation_bundler_runtime__/,
    (resolve) => {
      resolve.request = resolve.request.replace(inAddress(bundlerRuntime), inAddress(runtimePackage))
    },
  )

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
const chunksFollowEntry = (): RspackPluginInstance => ({
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
