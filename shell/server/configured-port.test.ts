import { expect, test } from 'vitest'
import { readConfiguredPort } from './configured-port.ts'

test.each<[string | undefined, number | undefined]>([
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['80\n', undefined],
])('PORT=%j → %j', (text, port) => {
  expect(readConfiguredPort(text)).toEqual(
    port === undefined ? { ok: false, problem: expect.stringMatching(/^PORT: .*$/) } : { ok: true, port },
  )
})
