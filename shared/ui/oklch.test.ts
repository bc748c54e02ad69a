import { expect, test } from 'vitest'
import { contrast, darkenUntil, isHexColor, toHex, toOklch, lightenUntil } from './oklch.ts'

/** The 4096 colours that three hexadecimal digits can write. */
const sampled = Array.from({ length: 16 ** 3 }, (_, index) => {
  const shade = (position: number) => (Math.floor(index / 16 ** position) % 16).toString(16).repeat(2)
  return `#${shade(2)}${shade(1)}${shade(0)}`
})

test.each([
  ['#ffffff', 1, 0, undefined],
  ['#000000', 0, 0, undefined],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#f00', 0.628, 0.2577, 29.23],
])('%s in OKLCH', (hex, lightness, chroma, hue) => {
  const color = toOklch(hex)
  expect(color.lightness).toBeCloseTo(lightness, 3)
  expect(color.chroma).toBeCloseTo(chroma, 3)
  if (hue !== undefined) expect(color.hue).toBeCloseTo(hue, 1)
})

test('a colour survives the conversion and back', () => {
  expect(sampled.filter((hex) => toHex(toOklch(hex)) !== hex)).toEqual([])
})

test('a colour that no screen can show loses chroma, not lightness', () => {
  const hex = toHex({ lightness: 0.5, chroma: 0.4, hue: 140 })
  expect(hex).toMatch(/^#[\da-f]{6}$/)
  expect(toOklch(hex).lightness).toBeCloseTo(0.5, 1)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff5c5c', '#ff5c5c', 1],
])('%s on %s contrasts %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
})

test.each([
  { turn: darkenUntil, readable: ['#000000', '#c8102e'], surfaces: ['#ffffff', '#f6f7f8'] },
  { turn: lightenUntil, readable: ['#ffffff', '#ffd400'], surfaces: ['#1c1f23', '#121417'] },
])('$turn.name: each colour reads, and changes no more than it must', ({ turn, readable, surfaces }) => {
  for (const hex of readable) expect(turn(hex, 4.5, surfaces)).toBe(hex)
  const least = (hex: string) => Math.min(...surfaces.map((surface) => contrast(hex, surface)))
  const turned = sampled.map((hex) => ({ hex, reached: least(turn(hex, 4.5, surfaces)) }))
  expect(turned.filter(({ reached }) => reached < 4.5)).toEqual([])
  expect(turned.filter(({ hex, reached }) => least(hex) < 4.5 && reached > 4.75)).toEqual([])
})

test.each([
  ['#fff', true],
  ['#C8102E', true],
  ['#ffff', false],
  ['red', false],
  ['#12345g', false],
  ['#fff;background:url(//evil)', false],
  ['#fff\n', false],
  ['', false],
])('"%s" is a colour: %s', (text, answer) => {
  expect(isHexColor(text)).toBe(answer)
})
