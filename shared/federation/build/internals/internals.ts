import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * The places where our builds depend on internals of libraries. `docs/performance.md` says how many bytes this saves. The patch
 * beside this file (named in `pnpm-workspace.yaml`) marks as pure what kept the router's data routes and forms in every build, and
 * takes the prefetching out of its links: it does something only in the router's framework mode.
 *
 * None of this is a public interface, and an alias that no longer matches gives no error. So `internals.test.ts` fails when a
 * version changes.
 */

/** The version of each package for which this was written. After an update: read the package's internals again, then change the number. */
export const writtenFor = {
  '@emotion/use-insertion-effect-with-fallbacks': '1.2.0',
  '@module-federation/error-codes': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  '@pandacss/is-valid-prop': '1.12.1',
  '@tanstack/query-core': '5.108.0',
  axios: '1.21.1',
  'hoist-non-react-statics': '3.3.2',
  'react-router': '7.18.5',
} as const

const here = createRequire(import.meta.url)
/** Resolves modules like a package that is a dependency of a dependency; the path names the packages that lead to it. */
const within = (...path: readonly string[]) => path.reduce((from, name) => createRequire(from.resolve(name)), here)
const moduleFederation = within('@module-federation/enhanced/rspack', '@module-federation/runtime-tools')

/** The file that a container imports by its absolute path (`remote-config.ts`). */
export const bundlerRuntime = moduleFederation.resolve('@module-federation/webpack-bundler-runtime')
const runtime = moduleFederation.resolve('@module-federation/runtime')
const errorCodes = dirname(createRequire(runtime).resolve('@module-federation/error-codes'))
const runtimeCore = dirname(createRequire(runtime).resolve('@module-federation/runtime-core'))
const query = folderOf(within('@tanstack/react-query'), '@tanstack/query-core')
const insertionEffect = folderOf(within('@emotion/react'), '@emotion/use-insertion-effect-with-fallbacks')
const cssProperties = dirname(within('@chakra-ui/react').resolve('@pandacss/is-valid-prop'))
const statics = folderOf(within('@emotion/react'), 'hoist-non-react-statics')
const router = folderOf(within('react-router-dom'), 'react-router')
const axios = folderOf(here, 'axios')

function folderOf(from: NodeJS.Require, name: string): string {
  return dirname(from.resolve(`${name}/package.json`))
}

/** The folder of each package, or a folder inside it. */
export const foldersOfInternals: Readonly<Record<keyof typeof writtenFor, string>> = {
  '@emotion/use-insertion-effect-with-fallbacks': insertionEffect,
  '@module-federation/error-codes': errorCodes,
  '@module-federation/runtime': dirname(runtime),
  '@module-federation/runtime-core': runtimeCore,
  '@module-federation/webpack-bundler-runtime': dirname(bundlerRuntime),
  '@pandacss/is-valid-prop': cssProperties,
  '@tanstack/query-core': query,
  axios,
  'hoist-non-react-statics': statics,
  'react-router': router,
}

const leftOut = join(import.meta.dirname, 'left-out.ts')

/**
 * Replaces the federation runtime's CommonJS build by its ES modules. rspack would use the CommonJS build, which ignores the
 * federation plugin's `optimization` flags: an entry would have 34 kB instead of 8. Its errors keep their code and the link to what it
 * means; the sentences are left out. So is what reads manifests and preloads what they name: no build of ours calls it.
 */
export const slimRuntimeAlias: Record<string, string> = {
  [`${bundlerRuntime}$`]: bundlerRuntime.replace(/index\.cjs$/, 'bundler.js'),
  // Without `$`: an exact match would miss imports of inner modules, and the build would contain two copies.
  '@module-federation/runtime': dirname(runtime),
  [join(errorCodes, 'desc.mjs')]: leftOut,
  [join(runtimeCore, 'plugins/snapshot/SnapshotHandler.js')]: leftOut,
  [join(runtimeCore, 'utils/preload.js')]: leftOut,
}

const nothing = join(import.meta.dirname, 'nothing.cjs')

/**
 * Leaves out code that a production build does not need. The router's `exports` name only its development build, for every mode.
 * axios contains an adapter for `fetch`, although it prefers XMLHttpRequest in every browser, and code for what our client never asks of
 * it: forms, queries (our client writes them itself), progress, its own cancelling from before there were signals, names of status codes.
 *
 * They become `nothing.cjs`. The alias `false` would make an empty module of each, in an order that depends on the folder of the
 * checkout: the same sources would build to other bytes.
 *
 * One alias changes behaviour. Emotion's build for servers inserts a style while its component is rendered, so React can do it in
 * slices. Its build for browsers inserts all styles when React commits, in one long task.
 */
export const leanLibraries: Record<string, string> = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  '@emotion/use-insertion-effect-with-fallbacks$': join(
    insertionEffect,
    'dist/emotion-use-insertion-effect-with-fallbacks.edge-light.esm.js',
  ),
  [join(axios, 'lib/adapters/fetch.js')]: nothing,
  [join(axios, 'lib/cancel/CancelToken.js')]: nothing,
  [join(axios, 'lib/core/assertParamsAcyclic.js')]: nothing,
  [join(axios, 'lib/core/setFormDataHeaders.js')]: nothing,
  [join(axios, 'lib/helpers/AxiosURLSearchParams.js')]: nothing,
  [join(axios, 'lib/helpers/cookies.js')]: join(import.meta.dirname, 'no-cookies.ts'),
  [join(axios, 'lib/helpers/formDataToJSON.js')]: nothing,
  [join(axios, 'lib/helpers/HttpStatusCode.js')]: nothing,
  [join(axios, 'lib/helpers/progressEventReducer.js')]: nothing,
  [join(axios, 'lib/helpers/toFormData.js')]: nothing,
  [join(axios, 'lib/helpers/toURLEncodedForm.js')]: nothing,
  [join(query, 'build/modern/infiniteQueryBehavior.js')]: nothing,
  'hoist-non-react-statics$': leftOut,
  '@pandacss/is-valid-prop$': join(import.meta.dirname, 'css-property.ts'),
}
