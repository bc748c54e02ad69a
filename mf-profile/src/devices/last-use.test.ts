import { expect, test } from 'vitest'
import { lastUse } from './last-use.ts'

const now = new Date('2026-11-22T00:30:00-03:00')

test.each([
  [undefined, 'Sem data de uso'],
  ['2026-11-22T00:10:00-03:00', 'Usado hoje'],
  // A device whose clock runs ahead of this one's.
  ['2026-11-22T00:40:00-03:00', 'Usado hoje'],
  ['2026-11-21T23:59:00-03:00', 'Usado ontem'],
  ['2026-11-20T23:59:00-03:00', 'Usado em 20 de nov. de 2026'],
])('%s: %s', (usedAt, words) => expect(lastUse(usedAt === undefined ? undefined : new Date(usedAt), now)).toBe(words))
