import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { expect, test } from 'vitest'
import { partConfig } from '../../site/compile.ts'
import { remoteNames, workspace } from '../../site/parts.ts'
import { monolithConfig } from './monolith.ts'

/* The comparison is fair only if both are built alike. */
const monolith = await monolithConfig('/tmp/monolith')

/** What may differ between a federated build and the monolith: folders, and federation itself. */
const ownAffairs = new Set(['plugins', 'entry', 'context', 'infrastructureLogging', 'resolve.alias'])
const ownOutput =
  /^output\.(path|uniqueName|publicPath|devtoolNamespace|chunkLoadingGlobal|hotUpdateGlobal|importMetaName|trustedTypes|enabledLibraryTypes)$/
const isOwn = (name: string) => ownAffairs.has(name) || ownOutput.test(name)

/** All that decides how code is compiled, split and minified: a configuration with rspack's defaults, as text. */
function settingsOf(config: Configuration): Readonly<Record<string, string>> {
  const settings = Object.entries(rspack(config).options).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !isOwn(name)
      ? Object.entries(value).map(([key, part]) => [`${name}.${key}`, part])
      : [[name, value]],
  )
  const shared = settings.filter(([name]) => !isOwn(name))
  return Object.fromEntries(shared.map(([name, value]) => [name, textOf(value)]))
}

/** Functions by their source, plugins by name and options, everything else by value. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function' || part instanceof RegExp) return String(part)
    return part instanceof Set || part instanceof Map ? [...part] : part
  }) ?? 'undefined'

const pluginNames = ({ plugins = [] }: Configuration) =>
  plugins.map((plugin) => (plugin && 'name' in plugin ? plugin.name : 'a plugin without a name'))

test('the monolith is built with the shell’s settings and plugins, and its own loader', async () => {
  const shell = await partConfig(join(workspace, 'shell'))
  expect(settingsOf(monolith)).toEqual(settingsOf(shell))
  expect(pluginNames(monolith)).toEqual([...pluginNames(shell), 'NormalModuleReplacementPlugin'])
  // Another minifier, target or compiler option would be noticed.
  const minimizer = [new rspack.SwcJsMinimizerRspackPlugin()]
  const optimization = { ...monolith.optimization, minimizer }
  const others: readonly Configuration[] = [{ optimization }, { target: ['web', 'es2017'] }, { module: { rules: [] } }]
  for (const other of others) expect(settingsOf({ ...monolith, ...other })).not.toEqual(settingsOf(shell))
})

test.each(remoteNames)('%s compiles and minifies as the monolith does', async (remote) => {
  // Only the host has start files to split.
  const notSplitting = (config: Configuration) => ({ ...settingsOf(config), 'optimization.splitChunks': '' })
  expect(notSplitting(await partConfig(join(workspace, remote)))).toEqual(notSplitting(monolith))
})
