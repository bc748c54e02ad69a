import type { Module, RspackPluginInstance } from '@rspack/core'
import { licenseProblem, licensesText, packageFolderOf, readShippedPackage } from './shipped-package.ts'

/** In the part's `dist`. No page loads it. */
const fileName = 'licenses.txt'

/** Writes the licences of all packages in a build. One without an accepted licence fails the build (docs/decisions/0031). */
export const licensesPlugin = (): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'licenses', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const folders = new Set(
            [...compilation.modules].flatMap(resourcesOf).flatMap((resource) => packageFolderOf(resource) ?? []),
          )
          const packages = [...folders].map(readShippedPackage)
          for (const shipped of packages) {
            const problem = licenseProblem(shipped)
            if (problem) compilation.errors.push(new WebpackError(problem))
          }
          compilation.emitAsset(fileName, new sources.RawSource(licensesText(packages)))
        },
      )
    })
  },
})

/** The files of a module, also of one that joins several. */
function resourcesOf(module: Module): readonly string[] {
  if ('modules' in module && Array.isArray(module.modules))
    return (module.modules as readonly Module[]).flatMap(resourcesOf)
  const resource = module.nameForCondition()
  return resource === undefined ? [] : [resource]
}
