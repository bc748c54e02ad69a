import { rspack } from '@rspack/core'
import { bundlerRuntime } from './internals/internals.ts'

const name = '@module-federation/webpack-bundler-runtime'
const inAddress = (module: string) => encodeURIComponent(JSON.stringify(module))

/**
 * Makes a remote's build the same bytes in every folder. The federation plugin starts a container with a module whose source stands
 * in its address (`data:`), and names the federation runtime by its absolute path. rspack computes a module's number from its address.
 * Here the address names the package instead; {@link bundlerRuntimeAlias} resolves it.
 */
export const sameFromAnyFolder = () =>
  new rspack.NormalModuleReplacementPlugin(
    /data:text\/javascript,import.*__module_federation_bundler_runtime__/,
    (resolve) => {
      resolve.request = resolve.request.replace(inAddress(bundlerRuntime), inAddress(name))
    },
  )

export const bundlerRuntimeAlias: Record<string, string> = { [`${name}$`]: bundlerRuntime }
