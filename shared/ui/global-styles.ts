import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { css } from '@emotion/react'
import { compile, middleware, prefixer, serialize, stringify } from 'stylis'
import { brandTheme } from './brand-theme.ts'
import { theme } from './system.ts'

/* Runs where `global.css` is written, in its test: no build of ours imports it. */

const globalCss = {
  ':root': brandTheme().variables,
  html: {
    minWidth: '320px',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'ink',
    background: 'ground',
    textSizeAdjust: '100%',
    // Always there, so that a longer screen does not shift the page.
    overflowY: 'scroll',
  },
  // Only where scrollbars take no room: elsewhere the page would widen by one whenever a dialog opens.
  'html:has(dialog:modal)': { '@media (hover: none)': { overflow: 'hidden' } },
  ':focus-visible': {
    // Two tones, ink outside and paper inside: one of them stands out from any brand colour.
    outline: '3px solid {colors.ink}',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.paper}',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: 'brand', color: 'brand.on' },
  '*': { WebkitTapHighlightColor: 'transparent' },
  // Toastify measures a toast's time with the animation of this bar: cut short, every toast would be gone at once.
  '*:not(.Toastify__progress-bar), *::before, *::after, *::backdrop': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** The style sheet of every page: Chakra's reset, our own global styles, and the tokens as custom properties. */
export function globalStyleSheet(): string {
  const { _global, layers } = createSystem(defaultBaseConfig, { theme, globalCss, preflight: true })
  return `${layers.atRule}\n${serialize(compile(css(_global).styles), middleware([prefixer, stringify])).replaceAll('}', '}\n')}`
}
