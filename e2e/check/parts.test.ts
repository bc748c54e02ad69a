import { expect, it } from 'vitest'
import { readParts } from './parts.ts'

it('parts are taken by their names, and an unknown one is answered with those that there are', () => {
  expect(readParts(['mf-home', 'shared'])).toEqual(['mf-home', 'shared'])
  expect(() => readParts(['mf-hom'])).toThrow(/^there is no part "mf-hom" here; one of: shared, shell, mf-auth/)
})
