import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Where our builds reach into the inside of libraries. `docs/performance.md` has the bytes. The patch beside this file (named in
 * `pnpm-workspace.yaml`) makes Chakra compute its global styles only when they are asked for: ours are a file.
 *
 * None of this is a public interface, and an alias that no longer matches is silent. So `internals.test.ts` fails when a version moves.
 */

/** The version of each package that this was written for. After an update: read the package's inside again, then change the number. */
export const writtenFor = {
  '@chakra-ui/react': '3.37.0',
  '@emotion/use-insertion-effect-with-fallbacks': '1.2.0',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  axios: '1.21.1',
  'react-router': '7.18.5',
} as const

const here = createRequire(import.meta.url)
/** A package's folder, found from the packages that lead there. */
const within = (...path: readonly string[]) => path.reduce((from, name) => createRequire(from.resolve(name)), here)
const moduleFederation = within('@module-federation/enhanced/rspack', '@module-federation/runtime-tools')

const bundlerRuntime = moduleFederation.resolve('@module-federation/webpack-bundler-runtime')
const runtime = moduleFederation.resolve('@module-federation/runtime')
const insertionEffect = folderOf(within('@emotion/react'), '@emotion/use-insertion-effect-with-fallbacks')
const router = folderOf(within('react-router-dom'), 'react-router')
const axios = folderOf(here, 'axios')

function folderOf(from: NodeJS.Require, name: string): string {
  return dirname(from.resolve(`${name}/package.json`))
}

/** The folder of each package, or a folder of it. */
export const foldersOfInternals: Readonly<Record<keyof typeof writtenFor, string>> = {
  '@chakra-ui/react': dirname(here.resolve('@chakra-ui/react')),
  '@emotion/use-insertion-effect-with-fallbacks': insertionEffect,
  '@module-federation/runtime': dirname(runtime),
  '@module-federation/webpack-bundler-runtime': dirname(bundlerRuntime),
  axios,
  'react-router': router,
}

/**
 * Points at the federation runtime's ES modules. rspack would take its CommonJS build, which ignores the federation plugin's
 * `optimization` flags: 34 kB an entry instead of 8.
 */
export const slimRuntimeAlias: Record<string, string> = {
  [`${bundlerRuntime}$`]: bundlerRuntime.replace(/index\.cjs$/, 'bundler.js'),
  // The folder without `$`: an exact match would miss its inner imports, and ship two copies.
  '@module-federation/runtime': dirname(runtime),
}

/**
 * Leaves out what a production build of ours has no use for. The router names only its development build in `exports`, for every
 * mode. axios has an adapter over `fetch` beside the one over XMLHttpRequest, which it prefers wherever there is one.
 *
 * One alias changes when a library works: Emotion's build for servers writes a style into the page while its component is rendered,
 * in slices. Its build for browsers writes all of them when React commits, which nothing can interrupt.
 */
export const leanLibraries: Record<string, string | false> = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  '@emotion/use-insertion-effect-with-fallbacks$': join(insertionEffect, 'dist/emotion-use-insertion-effect-with-fallbacks.edge-light.esm.js'),
  [join(axios, 'lib/adapters/fetch.js')]: false,
}
