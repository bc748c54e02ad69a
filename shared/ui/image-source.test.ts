import { expect, test } from 'vitest'
import { imageSource } from './image-source.ts'

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://localhost:4000/a.png', 'http://localhost:4000/a.png'],
  [' HTTPS://cdn.example/a.png ', 'HTTPS://cdn.example/a.png'],
  ['/assets/a.png', '/assets/a.png'],
  ['//evil.example/a.png', undefined],
  ['/\\evil.example/a.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['https://', undefined],
  ['a.png', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s: %s', (address, source) => {
  expect(imageSource(address)).toBe(source)
})
