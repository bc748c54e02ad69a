import { expect, test } from 'vitest'
import { picturesNotCompared } from './not-compared.ts'

const spec = (...types: readonly string[]) => ({ tests: [{ annotations: types.map((type) => ({ type, description: 'chromium-1' })) }] })

test('each test that compared no picture counts once, in nested suites too', () => {
  const report = { suites: [{ specs: [spec('picture not compared')], suites: [{ specs: [spec(), spec('slow', 'picture not compared')] }] }] }
  expect(picturesNotCompared(report)).toEqual(['chromium-1', 'chromium-1'])
})
