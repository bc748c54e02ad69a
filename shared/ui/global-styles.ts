import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { css } from '@emotion/react'
import { compile, middleware, prefixer, serialize, stringify } from 'stylis'
import { brandTheme } from './brand-theme.ts'
import { theme } from './system.ts'

/* Runs only in the test that writes `global.css`: no build imports it. */

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
    // The scrollbar is always there, so that a longer screen does not shift the page.
    overflowY: 'scroll',
  },
  // Only if scrollbars take no space: otherwise the page would grow by their width when a dialog opens.
  'html:has(dialog:modal)': { '@media (hover: none)': { overflow: 'hidden' } },
  ':focus-visible': {
    // Two colours, ink outside and paper inside: one of them contrasts with any brand colour.
    outline: '3px solid {colors.ink}',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.paper}',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: 'brand', color: 'brand.on' },
  '*': { WebkitTapHighlightColor: 'transparent' },
  // Toastify times a toast by the animation of this bar: without it, every toast would close at once.
  '*:not(.Toastify__progress-bar), *::before, *::after, *::backdrop': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** Every page's style sheet: Chakra's reset, our global styles, and the tokens as custom properties. */
export function globalStyleSheet(): string {
  const { _global, layers } = createSystem(defaultBaseConfig, { theme, globalCss, preflight: true })
  return `${layers.atRule}\n${serialize(compile(css(_global).styles), middleware([prefixer, stringify])).replaceAll('}', '}\n')}`
}
