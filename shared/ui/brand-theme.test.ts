import { describe, expect, test } from 'vitest'
import { brandTheme } from './brand-theme.ts'
import { contrast } from './oklch.ts'

const brands = ['#000', '#ffffff', '#fdfcf7', '#ff7a00', '#c8102e', '#ffd400', '#808080', '#777777', '#0000ff', '#00ff00']

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
    ['a name of the prototype', JSON.parse('{"__proto__":{"primary":"#ff0000"},"constructor":"#ff0000"}') as Record<string, string>],
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

test.each(['#808080', '#ffffff', '#fdfcf7'])('%s as text becomes the ink, not a grey that looks disabled', (primary) => {
  expect(variable(primary, '--brand-text')).toBe('#1c1f23')
})

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

test('the page takes the brand as its theme colour', () => {
  expect(brandTheme({ primary: '#C8102E' }).themeColor).toBe('#c8102e')
})
