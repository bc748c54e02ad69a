import { expect, test } from 'vitest'
import { undecided } from './undecided-wishes.ts'

const lastsMs = 30_000
const nowMs = 100_000

test.each<[name: string, stored: unknown, wishes: string[]]>([
  ['nothing', undefined, []],
  ['just sent', { wish: nowMs }, ['wish']],
  ['sent a moment before the end', { wish: nowMs - lastsMs + 1 }, ['wish']],
  ['sent too long ago', { wish: nowMs - lastsMs }, []],
  ['sent in the future, as a clock says that was set back', { wish: nowMs + 1 }, []],
  ['no time at all', { wish: 'now', other: null }, []],
  ['each for itself', { one: nowMs - 1, other: 1 }, ['one']],
])('%s', (_, stored, wishes) => {
  expect(Object.keys(undecided(stored, nowMs, lastsMs))).toEqual(wishes)
})
