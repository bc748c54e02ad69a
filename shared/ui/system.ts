import { statuses } from './brand-theme.ts'
import { createSystem, defaultBaseConfig, type SystemContext } from './chakra-base.ts'

/** A token that the organisation's theme may replace at run time; `global-styles.ts` has the default theme's value. */
function themed(name: `--${string}`) {
  return { value: `var(${name})` }
}

function status(name: string) {
  return { DEFAULT: themed(`--${name}`), text: themed(`--${name}-text`), tint: themed(`--${name}-tint`) }
}

/** Multiples of 4 px. */
const gridSteps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80,
]

/** Space stays as it is when the customer's text grows, since large text needs the width. */
const spacing = Object.fromEntries(gridSteps.map((step) => [step, { value: `${step * 4}px` }]))
/** What holds text or a drawing grows with it. */
const sizes = Object.fromEntries(gridSteps.map((step) => [step, { value: `${step / 4}rem` }]))

// Not `textWrap`, which would let text wrap that is hidden or `nowrap`.
const title = { fontFamily: 'heading', fontWeight: 'semibold', letterSpacing: '-0.01em', textWrapStyle: 'balance' }

/** The design tokens (design.md; spec §9). */
export const theme = {
  breakpoints: { sm: '412px', md: '640px', lg: '960px' },
  keyframes: {
    fadeIn: { from: { opacity: '0' } },
    riseIn: { from: { transform: 'translateY(var(--rise))' } },
    // Without perspective, in which an edge comes nearer and is wider than the page.
    turnOver: { from: { opacity: '0', transform: 'perspective(40rem) rotateX(-30deg)' } },
    turn: { to: { transform: 'rotate(1turn)' } },
    breathe: { '50%': { transform: 'scale(0.94)', opacity: '0.72' } },
    shimmer: { from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-60% 0' } },
  },
  tokens: {
    fonts: {
      body: { value: "'Nunito Variable', 'Nunito Fallback', system-ui, sans-serif" },
      heading: { value: "'Jost Variable', 'Jost Fallback', system-ui, sans-serif" },
      brandLine: { value: "Sarala, 'Sarala Fallback', system-ui, sans-serif" },
    },
    fontSizes: {
      xs: { value: '0.75rem' },
      // Where a size is bounded by the width, the longest word fits without a break at twice the text size, also on the narrowest phones.
      sm: { value: 'min(0.875rem, 8vw)' },
      md: { value: '1rem' },
      lg: { value: 'min(1.125rem, 9vw)' },
      xl: { value: 'min(1.375rem, 10vw)' },
      '2xl': { value: 'min(1.75rem, 12vw)' },
      '3xl': { value: 'min(2.5rem, 14vw)' },
      hero: { value: 'clamp(3.5rem, 2.25rem + 6vw, 5.5rem)' },
    },
    fontWeights: {
      normal: { value: '400' },
      medium: { value: '500' },
      semibold: { value: '600' },
      bold: { value: '700' },
    },
    lineHeights: { body: { value: '1.5' }, title: { value: '1.2' }, number: { value: '1' } },
    spacing,
    sizes: {
      ...sizes,
      full: { value: '100%' },
      // 48 px at the usual text size: the line of text grows, the space around it stays.
      control: { value: 'calc(1.5rem + 24px)' },
      form: { value: '26rem' },
      prose: { value: '65ch' },
      content: themed('--content'),
    },
    radii: {
      sm: { value: '8px' },
      md: { value: '12px' },
      lg: { value: '16px' },
      xl: { value: '24px' },
      full: { value: '9999px' },
    },
    shadows: { card: { value: '0 1px 2px rgb(28 31 35 / 0.05), 0 6px 20px rgb(28 31 35 / 0.06)' } },
    durations: { fast: { value: '150ms' }, moderate: { value: '200ms' }, slow: { value: '250ms' } },
    easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } },
    colors: {
      ink: { DEFAULT: { value: '#1c1f23' }, soft: themed('--ink-soft') },
      line: { DEFAULT: { value: '#e7e9ec' }, strong: { value: '#868d95' } },
      paper: { value: '#ffffff' },
      ground: { value: '#f6f7f8' },
      shine: { value: 'rgb(255 255 255 / 0.65)' },
      brand: {
        DEFAULT: themed('--brand'),
        on: themed('--brand-on'),
        hover: themed('--brand-hover'),
        text: themed('--brand-text'),
        border: themed('--brand-border'),
        tint: themed('--brand-tint'),
        /** Below cards: at night it is darker than they are. */
        ground: themed('--brand-tint'),
      },
      action: { DEFAULT: themed('--action'), on: themed('--action-on'), hover: themed('--action-hover') },
      accent: { DEFAULT: themed('--accent'), on: themed('--accent-on') },
      ...Object.fromEntries(statuses.map((name) => [name, status(name)])),
    },
  },
  textStyles: {
    hero: {
      value: {
        fontFamily: 'heading',
        fontSize: 'hero',
        fontWeight: 'semibold',
        lineHeight: 'number',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '-0.02em',
      },
    },
    display: { value: { ...title, fontSize: '3xl', lineHeight: 'title' } },
    heading: { value: { ...title, fontSize: '2xl', lineHeight: 'title' } },
    title: { value: { ...title, fontSize: 'xl', lineHeight: 'title' } },
    subtitle: { value: { ...title, fontSize: 'lg', lineHeight: '1.3' } },
    number: { value: { fontFamily: 'heading', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } },
    body: { value: { fontSize: 'md', lineHeight: 'body', textWrapStyle: 'pretty' } },
    small: { value: { fontSize: 'sm', lineHeight: '1.45', textWrapStyle: 'pretty' } },
    caption: { value: { fontSize: 'xs', lineHeight: '1.4' } },
    brandLine: { value: { fontFamily: 'brandLine', fontSize: 'sm', lineHeight: '1.4' } },
  },
}

/** Without Chakra's theme and recipes, which outweigh what we use. Its global styles are in the page's style sheet (`global-styles.ts`). */
export const system: SystemContext = createSystem(defaultBaseConfig, { theme })
