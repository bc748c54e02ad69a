import { expect, it } from 'vitest'
import { readPlatformPort } from './platform-port.ts'

it.each([
  [undefined, 4000],
  ['4100', 4100],
  ['65524', 65_524],
])('%s: %i', (text, port) => {
  expect(readPlatformPort(text === undefined ? {} : { PLATFORM_PORT: text })).toBe(port)
})

it.each(['', '0', '-1', '65525', '4000.5', 'mil'])('"%s" is none', (text) => {
  expect(() => readPlatformPort({ PLATFORM_PORT: text })).toThrow(`PLATFORM_PORT is "${text}"`)
})
