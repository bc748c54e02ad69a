import { expect, test, vi } from 'vitest'
import { isCssProperty } from './css-property.ts'

test.each([
  ['color', true],
  ['borderTopColor', true],
  ['WebkitTapHighlightColor', true],
  ['--brand', true],
  ['&:hover', true],
  ['@media print', true],
  // Safari knows it with a prefix alone, Chrome 111 not at all.
  ['userSelect', true],
  ['textWrap', true],
  ['src', false],
  ['size', false],
  ['onClick', false],
  ['aria-label', false],
])('%s is a style in every promised browser: %s', (prop, isStyle) => {
  const known = new Set(['color', 'border-top-color', '-webkit-tap-highlight-color', '-webkit-user-select'])
  vi.stubGlobal('CSS', { supports: (name: string) => known.has(name) })
  expect(isCssProperty(prop)).toBe(isStyle)
})
