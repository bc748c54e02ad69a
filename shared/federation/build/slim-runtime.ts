import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime')

/**
 * Points at the federation runtime's ES modules. rspack would take its CommonJS build, which
 * ignores the plugin's `optimization` flags: 34 kB an entry instead of 8. A bundle test
 * guards it, since an alias that no longer matches is silent.
 */
export const slimRuntimeAlias: Record<string, string> = {
  [`${bundlerRuntime}$`]: bundlerRuntime.replace(/index\.cjs$/, 'bundler.js'),
  // The folder without `$`: an exact match would miss its inner imports, and ship two copies.
  '@module-federation/runtime': dirname(tools.resolve('@module-federation/runtime')),
}
