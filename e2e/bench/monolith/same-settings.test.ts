import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { expect, test } from 'vitest'
import { workspace } from '../../site/build-site.ts'
import { partConfig } from '../../site/part-config.ts'
import { comparableSettings, pluginNames } from './comparable-settings.ts'
import { monolithConfig } from './monolith-config.ts'
import { remoteNames } from '../../site/parts.ts'

/* The comparison is fair only if both are built alike. */
const monolith = await monolithConfig('/tmp/monolith')

test('the monolith is built with the shell’s settings', async () => {
  const shell = await partConfig(join(workspace, 'shell'))
  expect(comparableSettings(monolith)).toEqual(comparableSettings(shell))
})

test('its plugins are the shell’s without federation, plus its own loader and its list of files', async () => {
  const shell = pluginNames(await partConfig(join(workspace, 'shell')))
  expect(pluginNames(monolith)).toEqual([
    ...shell.filter((name) => !['RspackModuleFederationPlugin', 'ProvideSharedPlugin'].includes(name)),
    'NormalModuleReplacementPlugin',
    'a plugin without a name',
  ])
})

test.each(remoteNames)('%s compiles and minifies as the monolith does', async (remote) => {
  // Only the host has start files to split.
  const notSplitting = (config: Configuration) => ({ ...comparableSettings(config), 'optimization.splitChunks': '' })
  expect(notSplitting(await partConfig(join(workspace, remote)))).toEqual(notSplitting(monolith))
})

test('another minifier, target or compiler option would be noticed', () => {
  const settings = comparableSettings(monolith)
  const [rule] = monolith.module?.rules ?? []
  const others: readonly Configuration[] = [
    { ...monolith, optimization: { ...monolith.optimization, minimize: false } },
    { ...monolith, optimization: { ...monolith.optimization, minimizer: [new rspack.SwcJsMinimizerRspackPlugin()] } },
    { ...monolith, target: ['web', 'es2017'] },
    { ...monolith, mode: 'development' },
    { ...monolith, module: { rules: [rule] } },
  ]
  for (const other of others) expect(comparableSettings(other)).not.toEqual(settings)
})
