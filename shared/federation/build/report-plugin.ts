import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, RspackPluginInstance } from '@rspack/core'

/** Writes a file about a build, once the build's own files have their final names. @param describe its content; it may add errors */
export const reportPlugin = (
  fileName: string,
  describe: (compilation: Compilation) => string,
): RspackPluginInstance => ({
  apply({ hooks, webpack: { Compilation, sources } }) {
    hooks.thisCompilation.tap(fileName, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: fileName, stage }, () =>
        compilation.emitAsset(fileName, new sources.RawSource(describe(compilation))),
      )
    })
  },
})

/** Fails a build. @param problem one line that says why */
export function addError({ errors, compiler: { webpack } }: Compilation, problem: string): void {
  errors.push(new webpack.WebpackError(problem))
}

/** The version of the package that is built. */
export const packageVersion = ({ compiler }: Compilation): string =>
  (JSON.parse(readFileSync(join(compiler.context, 'package.json'), 'utf8')) as { version: string }).version
