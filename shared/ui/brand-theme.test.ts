import { describe, expect, test } from 'vitest'
import { brandTheme, night } from './brand-theme.ts'
import { contrast, toOklch } from './oklch.ts'

const brands = [
  '#000',
  '#ffffff',
  '#fdfcf7',
  '#ff7a00',
  '#c8102e',
  '#ffd400',
  '#808080',
  '#777777',
  '#0000ff',
  '#00ff00',
]

function variable(primary: string, name: `--${string}`): string {
  return brandTheme({ primary }).variables[name] ?? ''
}

describe('what the API sends is data', () => {
  test.each([
    ['an unknown name', { banana: '#ff0000' }],
    ['a word', { primary: 'red' }],
    ['a function', { primary: 'url(https://evil.example)' }],
    ['a rule', { primary: '#fff;} body{display:none' }],
    ['a colour with transparency', { primary: '#ff000080' }],
    [
      'a name of the prototype',
      JSON.parse('{"__proto__":{"primary":"#ff0000"},"constructor":"#ff0000"}') as Record<string, string>,
    ],
  ])('%s is ignored', (_what, colors) => {
    expect(brandTheme(colors)).toEqual(brandTheme())
  })

  test('only custom properties come out, and only hexadecimal colours', () => {
    for (const [name, value] of Object.entries(brandTheme({ primary: '#F70', danger: '#123456' }).variables)) {
      expect(name).toMatch(/^--[a-z-]+$/)
      expect(value).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/)
    }
  })
})

test.each(brands)('%s: every text is readable', (primary) => {
  expect(contrast(variable(primary, '--brand-on'), variable(primary, '--brand'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(variable(primary, '--brand-on'), variable(primary, '--brand-hover'))).toBeGreaterThanOrEqual(4.5)
  for (const surface of ['#ffffff', '#f6f7f8', variable(primary, '--brand-tint')]) {
    expect(contrast(variable(primary, '--brand-text'), surface)).toBeGreaterThanOrEqual(4.5)
  }
})

test('status colours keep their surface and get a readable text', () => {
  const { variables } = brandTheme()
  for (const name of ['danger', 'warning', 'notice', 'success', 'info', 'pink', 'blue'] as const) {
    const text = variables[`--${name}-text`] ?? ''
    expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, variables[`--${name}-tint`] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
  expect(variables['--danger']).toBe('#ff5c5c')
})

test.each(['#808080', '#ffffff', '#fdfcf7'])(
  '%s as text becomes the ink, not a grey that looks disabled',
  (primary) => {
    expect(variable(primary, '--brand-text')).toBe('#1c1f23')
  },
)

test.each([
  ['#ffffff', true],
  ['#fdfcf7', true],
  ['#ffd400', false],
  ['#000000', false],
])('%s needs a border: %s', (primary, needed) => {
  const border = variable(primary, '--brand-border')
  expect(border !== primary).toBe(needed)
  if (needed) expect(contrast(border, '#ffffff')).toBeGreaterThanOrEqual(7)
})

describe('the main action', () => {
  test.each(brands)('%s: it is readable, and never looks like another button', (primary) => {
    const action = variable(primary, '--action')
    expect(contrast(variable(primary, '--action-on'), action)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variable(primary, '--action-on'), variable(primary, '--action-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(action, '#ffffff')).toBeGreaterThanOrEqual(1.25)
  })

  test.each([
    ['#fdfcf7', '#1c1f23'],
    ['#c8102e', '#c8102e'],
    ['#000000', '#000000'],
  ])('of %s is %s', (primary, action) => {
    expect(variable(primary, '--action')).toBe(action)
  })
})

test('the page takes the brand as its theme colour', () => {
  expect(brandTheme({ primary: '#C8102E' }).themeColor).toEqual({
    light: '#c8102e',
    dark: variable('#c8102e', '--night-brand'),
  })
})

describe('at night', () => {
  test.each(brands)('%s: every text is readable', (primary) => {
    const text = variable(primary, '--night-brand-text')
    for (const surface of [night.paper, night.ground, variable(primary, '--night-brand-tint')]) {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(night.ink, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(variable(primary, '--night-ink-soft'), surface)).toBeGreaterThanOrEqual(4.5)
    }
    const onBrand = variable(primary, '--night-brand-on')
    expect(contrast(onBrand, variable(primary, '--night-brand'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(brands)('%s: the main action is the lightened colour, readable also below the pointer', (primary) => {
    const action = variable(primary, '--night-brand-text')
    expect(contrast(night.ground, action)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(night.ground, darkenedBy(0.12, action))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(brands)('%s: a large surface is dark, and can be told from the ground', (primary) => {
    const surface = variable(primary, '--night-brand')
    expect(contrast(surface, '#000000')).toBeLessThan(3)
    expect(contrast(surface, night.ground)).toBeGreaterThanOrEqual(1.25)
  })

  test.each(['#ffffff', '#000000', '#777777', '#ff0000', '#ffd400'])('statuses of %s are readable', (color) => {
    const { variables } = brandTheme({ danger: color, warning: color, success: color, info: color, dark: color })
    for (const name of ['danger', 'warning', 'success', 'info'] as const) {
      const tint = variables[`--night-${name}-tint`] ?? ''
      for (const surface of [night.paper, night.ground, tint])
        expect(contrast(variables[`--night-${name}-text`] ?? '', surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(night.ink, tint)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(night.ink, variables['--night-warning'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variables['--night-ink-soft'] ?? '', night.paper)).toBeGreaterThanOrEqual(7)
  })

  test.each(['#000000', '#777777'])('%s as text becomes the ink', (primary) => {
    expect(variable(primary, '--night-brand-text')).toBe(night.ink)
  })

  test('a colour that reads already is not changed', () => {
    expect(variable('#ffd400', '--night-brand-text')).toBe('#ffd400')
  })

  test('a yellow surface is a grey with yellow text, not an olive', () => {
    expect(toOklch(variable('#ffd400', '--night-brand')).chroma).toBeLessThan(0.02)
    expect(variable('#ffd400', '--night-brand-on')).toBe('#ffd400')
  })
})

/** As `color-mix(in srgb, …, #000)` does it. */
function darkenedBy(share: number, hex: string): string {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return full.replace(/[\da-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
}
