import type { RspackPluginInstance } from '@rspack/core'
import { remoteBuildName, type RemoteBuild } from '../remote-build.ts'
import { declarationsOf, type RemoteOptions } from './remote-config.ts'

/** Writes the description of a remote's build, which composition reads: what the remote declares. */
export const remoteBuildPlugin = ({ name, screens, maxKb }: RemoteOptions): RspackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('remote-build', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'remote-build', stage }, () => {
        const build: RemoteBuild = { name, screens: declarationsOf(screens), maxKb }
        compilation.emitAsset(remoteBuildName, new sources.RawSource(JSON.stringify(build)))
      })
    })
  },
})
