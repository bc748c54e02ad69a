import { css } from '@emotion/react'
import { sideways } from '../screen-size/index.ts'
import { compile, middleware, prefixer, serialize, stringify } from 'stylis'
import { brandTheme, night } from './brand-theme.ts'
import { createSystem, defaultBaseConfig } from './chakra-base.ts'
import { theme } from './system.ts'

const globalCss = {
  ':root': brandTheme().variables,
  html: {
    // Less the width of a classic scrollbar, beside which the page would scroll sideways.
    minWidth: 'calc(320px - (100vw - 100%))',
    // What the keyboard reaches is above the tab bar (the shell's `TabBar.tsx`) and below the banner of an override.
    scrollPaddingTop: 'calc(var(--banner-height, 0px) + 8px)',
    '--tab-bar': { base: 'calc(max(56px, 2.55rem + 6px) + env(safe-area-inset-bottom))', lg: '0px' },
    '@media (max-height: 20rem)': { '--tab-bar': '0px' },
    // Both with the gutter between them.
    '--navigation': '14rem',
    '--content': '45rem',
    '@media (min-width: 80rem)': { '--navigation': '13.5rem', '--content': '63rem' },
    // On a phone held sideways it is a rail, beside the notch.
    '--rail': '0px',
    [sideways]: {
      '--tab-bar': '0px',
      '--rail': 'calc(min(4.5rem, 15vw) + env(safe-area-inset-left))',
    },
    scrollPaddingBottom: 'calc(var(--tab-bar) + var(--offline-strip, 0px) + 8px)',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    textWrapStyle: 'pretty',
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
  // From one screen to the next (the shell's `use-shown-location.ts`).
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '200ms' },
  '::selection': { background: 'brand', color: 'brand.on' },
  '*': { WebkitTapHighlightColor: 'transparent' },
  // What is chosen among others: forced colours leave no background of ours, and every border.
  '@media (forced-colors: active)': {
    ':focus-visible': { outlineColor: 'Highlight !important' },
    '[aria-selected=true], [aria-pressed=true], [aria-current=page]': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem !important',
      color: 'SelectedItemText !important',
      '& *': { background: 'transparent !important' },
    },
    '[role=tab]': { borderWidth: '0 !important' },
  },
  // On paper everything is black on white, also by night, without bars. A logo and a QR code keep their colours; what a meter shows is said beside it.
  '@media print': {
    ':root': { colorScheme: 'light !important' },
    '*, *::before, *::after, *::backdrop': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transition: 'none !important',
    },
    'nav, aside, .toasts, .offline, .undrawn': { display: 'none !important' },
    // An open dialog is printed alone, and whole.
    'body:has(dialog:modal)': { visibility: 'hidden', maxHeight: '100vh', overflow: 'hidden' },
    'dialog:modal': { visibility: 'visible', position: 'absolute !important', margin: '0 !important' },
    'dialog:modal, dialog:modal *': { maxHeight: 'none !important', overflow: 'visible !important' },
  },
  // Two times are those of an animation that moves nothing: how long a toast stays, and the first paint's messages.
  '*:not(.Toastify__progress-bar, .opening, .way-out), *::before, *::after, *::backdrop': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short duration would give every element a transition for each change of its style, and an event at the end of each.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** The shades of the night: an organisation's are its theme's (`brand-theme.ts`), the others are here. Tokens that no component uses have none. */
const nightColors: Readonly<Record<string, string>> = {
  ...night,
  'ink-soft': 'var(--night-ink-soft)',
  line: '#2f343a',
  'line-strong': '#7d858d',
  shine: 'rgb(255 255 255 / 0.06)',
  brand: 'var(--night-brand)',
  'brand-on': 'var(--night-brand-on)',
  'brand-border': 'var(--night-brand)',
  'brand-text': 'var(--night-brand-text)',
  'brand-tint': 'var(--night-brand-tint)',
  'brand-ground': `color-mix(in srgb, var(--night-brand) 10%, ${night.ground})`,
  action: 'var(--night-brand-text)',
  'action-on': night.ground,
  'action-hover': 'color-mix(in srgb, var(--night-brand-text) 88%, #000)',
  warning: 'var(--night-warning)',
  ...Object.fromEntries(
    ['danger', 'warning', 'success', 'info']
      .flatMap((name) => [`${name}-text`, `${name}-tint`])
      .map((name) => [name, `var(--night-${name})`]),
  ),
}

/** `light-dark()` resolves where it is used: `color-scheme: light` makes day for an element and its content. Older browsers keep day. */
function nightStyles(tokens: string): string {
  const colors = Object.entries(nightColors).map(([name, shade]) => {
    const [token, byDay] = new RegExp(`(?<=--chakra-colors-${name}:)([^;]+)`).exec(tokens) ?? []
    if (!token) throw new Error(`no token is named ${name}`)
    return `--chakra-colors-${name}:light-dark(${byDay},${shade});`
  })
  // A shadow does not show on a dark ground: there a card has an edge.
  const card = `--chakra-shadows-card:0 0 0 1px light-dark(transparent,${nightColors.line}),${theme.tokens.shadows.card.value};`
  return `@supports (color:light-dark(#000,#fff)){:root{color-scheme:light dark;${colors.join('')}${card}}\n}\n`
}

/**
 * Every page's style sheet: Chakra's reset, our global styles, the tokens as custom properties, and their shades at night. The build
 * calls it in the place of this file (`federation/build/global-styles.ts`): no phone does.
 */
export default function globalStyleSheet(): string {
  const { _global, layers } = createSystem(defaultBaseConfig, { theme, globalCss, preflight: true })
  const sheet = serialize(compile(css(_global).styles), middleware([prefixer, stringify])).replaceAll('}', '}\n')
  return `${layers.atRule}\n${sheet}${nightStyles(sheet)}`
}
