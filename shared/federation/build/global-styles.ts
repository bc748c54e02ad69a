import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

/** In any checkout, also in a copy. */
export const styleSheet = /[\\/]shared[\\/]ui[\\/]global-styles\.ts$/
const chakra = dirname(createRequire(import.meta.url).resolve('@chakra-ui/react'))

/**
 * Makes the global styles when a site is built: the module that computes them becomes the style sheet, and Chakra's `createSystem`
 * computes none in the browser.
 */
export const globalStylesRules: readonly RuleSetRule[] = [
  { test: styleSheet, type: 'css', use: ({ resource }) => (resource ? [{ loader: resource }] : []) },
  { test: join(chakra, '../esm/styled-system/system.js'), loader: import.meta.filename },
]

const computed = ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', 'createPreflight({ preflight })'] as const

/** The loader of Chakra's module. It throws where it does not find what it replaces. */
export default function withoutGlobalStyles(source: string): string {
  if (!computed.every((code) => source.includes(code)))
    throw new Error('Chakra computes its global styles in another way')
  return source.replace(computed[0], '[]').replace(computed[1], '{}')
}
