import { expect, test } from 'vitest'
import { brandTheme, night } from './brand-theme.ts'
import { contrast, toOklch } from './oklch.ts'

const greys = ['#000', '#ffffff', '#fdfcf7', '#808080', '#777777']
const brands = [...greys, '#ff7a00', '#c8102e', '#ffd400', '#0000ff', '#00ff00']

function variable(primary: string, name: `--${string}`): string {
  return brandTheme({ primary }).variables[name] ?? ''
}

/** Expects that a text can be read on each of these surfaces. */
function expectReadable(text: string, ...surfaces: readonly string[]): void {
  for (const surface of surfaces) expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
}

const ofPrototype: unknown = JSON.parse('{"__proto__":{"primary":"#ff0000"},"constructor":"#ff0000"}')
test.each([
  ['an unknown name', { banana: '#ff0000' }],
  ['a word', { primary: 'red' }],
  ['a function', { primary: 'url(https://evil.example)' }],
  ['a rule', { primary: '#fff;} body{display:none' }],
  ['a colour with transparency', { primary: '#ff000080' }],
  ['a name of the prototype', ofPrototype as Record<string, string>],
])('of what the API sends, %s is ignored', (_what, colors) => {
  expect(brandTheme(colors)).toEqual(brandTheme())
})

test('only custom properties come out, and only hexadecimal colours', () => {
  for (const [name, value] of Object.entries(brandTheme({ primary: '#F70', danger: '#123456' }).variables)) {
    expect(name).toMatch(/^--[a-z-]+$/)
    expect(value).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/)
  }
})

test.each(brands)('%s: every text is readable, and the main action never looks like another button', (primary) => {
  const of = (name: `--${string}`) => variable(primary, name)
  expectReadable(of('--brand-on'), of('--brand'), of('--brand-hover'))
  expectReadable(of('--brand-text'), '#ffffff', '#f6f7f8', of('--brand-tint'))
  expectReadable(of('--action-on'), of('--action'), of('--action-hover'))
  expect(contrast(of('--action'), '#ffffff')).toBeGreaterThanOrEqual(1.25)
})

test('status colours keep their surface and get a readable text', () => {
  const { variables } = brandTheme()
  for (const name of ['danger', 'warning', 'notice', 'success', 'info', 'pink', 'blue'] as const)
    expectReadable(variables[`--${name}-text`] ?? '', '#ffffff', variables[`--${name}-tint`] ?? '')
  expect(variables['--danger']).toBe('#ff5c5c')
})

test.each(['#808080', '#ffffff', '#fdfcf7'])('%s as text becomes the ink, not a grey', (primary) => {
  expect(variable(primary, '--brand-text')).toBe('#1c1f23')
})

test.each([
  ['#ffffff', true],
  ['#fdfcf7', true],
  ['#ffd400', false],
])('%s needs a border: %s', (primary, needed) => {
  const border = variable(primary, '--brand-border')
  expect(border !== primary).toBe(needed)
  if (needed) expect(contrast(border, '#ffffff')).toBeGreaterThanOrEqual(7)
})

test.each([
  ['#fdfcf7', '#1c1f23'],
  ['#ff7a00', '#ff7a00'],
])('the main action of %s is %s', (primary, action) => {
  expect(variable(primary, '--action')).toBe(action)
})

test('the page takes the brand as its theme colour', () => {
  expect(brandTheme({ primary: '#C8102E' }).themeColor).toEqual({
    light: '#c8102e',
    dark: variable('#c8102e', '--night-brand'),
  })
})

test.each(brands)('%s at night: every text is readable, a large surface is dark and no ground', (primary) => {
  const of = (name: `--night-${string}`) => variable(primary, name)
  const surfaces = [night.paper, night.ground, of('--night-brand-tint')]
  for (const text of [of('--night-brand-text'), night.ink, of('--night-ink-soft')]) expectReadable(text, ...surfaces)
  expectReadable(of('--night-brand-on'), of('--night-brand'))
  // The main action is the lightened colour, darker below the pointer.
  expectReadable(night.ground, darkenedBy(0.12, of('--night-brand-text')))
  expect(contrast(of('--night-brand'), '#000000')).toBeLessThan(3)
  expect(contrast(of('--night-brand'), night.ground)).toBeGreaterThanOrEqual(1.25)
})

test.each(['#ffffff', '#000000', '#777777', '#ff0000', '#ffd400'])('statuses of %s are readable at night', (color) => {
  const { variables } = brandTheme({ danger: color, warning: color, success: color, info: color, dark: color })
  for (const name of ['danger', 'warning', 'success', 'info'] as const) {
    const tint = variables[`--night-${name}-tint`] ?? ''
    expectReadable(variables[`--night-${name}-text`] ?? '', night.paper, night.ground, tint)
    expectReadable(night.ink, tint)
  }
  expectReadable(night.ink, variables['--night-warning'] ?? '')
  expect(contrast(variables['--night-ink-soft'] ?? '', night.paper)).toBeGreaterThanOrEqual(7)
})

test.each(['#000000', '#777777'])('%s as text becomes the ink at night', (primary) => {
  expect(variable(primary, '--night-brand-text')).toBe(night.ink)
})

test('a colour that reads at night is not changed', () => {
  expect(variable('#ffd400', '--night-brand-text')).toBe('#ffd400')
})

test('at night a yellow surface is a grey with yellow text, not an olive', () => {
  expect(toOklch(variable('#ffd400', '--night-brand')).chroma).toBeLessThan(0.02)
  expect(variable('#ffd400', '--night-brand-on')).toBe('#ffd400')
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
