import { rspack, type Configuration } from '@rspack/core'

/** What may differ between a federated build and the monolith: folders, and federation itself. */
const ownAffairs = new Set(['plugins', 'entry', 'context', 'infrastructureLogging'])
const ownOutput = new Set([
  'path',
  'uniqueName',
  'publicPath',
  'devtoolNamespace',
  'chunkLoadingGlobal',
  'hotUpdateGlobal',
  'importMetaName',
  'trustedTypes',
  'enabledLibraryTypes',
])
const ownResolve = new Set(['alias'])

/**
 * A configuration as rspack resolves it, with defaults, as text that can be compared: everything that
 * decides how code is compiled, split and minified.
 */
export function comparableSettings(config: Configuration): Readonly<Record<string, string>> {
  const { options } = rspack(config)
  const rest = Object.entries(options).filter(([name]) => !ownAffairs.has(name))
  return Object.fromEntries(
    rest.flatMap(([name, value]): (readonly [string, string])[] => {
      const without = name === 'output' ? ownOutput : name === 'resolve' ? ownResolve : new Set<string>()
      if (typeof value !== 'object' || value === null) return [[name, describe(value)]]
      return Object.entries(value)
        .filter(([key]) => !without.has(key))
        .map(([key, part]) => [`${name}.${key}`, describe(part)])
    }),
  )
}

/** Functions by their source, plugins by name and options, everything else by value. */
const describe = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function' || part instanceof RegExp) return String(part)
    if (part instanceof Set || part instanceof Map) return [...part]
    return part
  }) ?? 'undefined'

/** The names of a configuration's plugins. */
export const pluginNames = ({ plugins = [] }: Configuration): readonly string[] =>
  plugins.map((plugin) =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : 'a plugin without a name',
  )
