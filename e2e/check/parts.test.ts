import { expect, it } from 'vitest'
import { readParts } from './parts.ts'

it('parts are chosen by name; an unknown name is answered with the names that exist', () => {
  expect(readParts(['mf-home', 'shared'])).toEqual(['mf-home', 'shared'])
  expect(() => readParts(['mf-hom'])).toThrow(/^there is no part "mf-hom" here; one of: shared, shell, mf-auth/)
})
