import { expect, test } from 'vitest'
import { partsUnder, partsWith, projectOf } from './parts-of.ts'
import { partNames } from '../site/parts.ts'

test.each([
  ['mf-home/src/points/counter-value.ts', ['mf-home']],
  ['shell/src/App.tsx', ['shell']],
  ['shared/format/phone.ts', partNames],
])('%s is in the builds of %j', (file, parts) => {
  expect(partsWith(file)).toEqual(parts)
})

test.each([
  ['mf-home/tests/home.spec.ts', ['shell', 'mf-home']],
  ['shell/tests/theme.spec.ts', partNames],
  ['e2e/tests/calls.spec.ts', partNames],
])('%s is run on %j', (file, parts) => {
  expect(partsUnder(projectOf(file))).toEqual(parts)
})
