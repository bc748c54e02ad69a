import { customerStorage } from 'shared/session'
import { exampleSiteConfig, openPage, startSession } from 'shared/testing'
import { aWish as wish } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { undecided, undecidedWishes } from './undecided-wishes.ts'

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

test('a wish is undecided until it is decided, in this tab also where storage is full; others are as all tabs have decided', async () => {
  openPage()
  await startSession(exampleSiteConfig())
  customerStorage.open(wish.sub)
  const elsewhere = { ...wish, company: { name: 'Centro', ref: 'padaria-1' } }
  const areUndecided = () => [wish, elsewhere].map(undecidedWishes.has)
  undecidedWishes.remember(elsewhere)
  undecidedWishes.remember(wish)
  expect(areUndecided()).toEqual([true, true])
  undecidedWishes.forget(elsewhere)
  expect(areUndecided()).toEqual([true, false])
  const store = localStorage.setItem.bind(localStorage)
  localStorage.setItem = (name, text) => {
    if (text.includes('padaria-1')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    store(name, text)
  }
  undecidedWishes.remember(elsewhere)
  expect(areUndecided()).toEqual([true, true])
  customerStorage.set(wish.sub, 'undecided-wishes', {})
  expect(areUndecided()).toEqual([false, true])
  undecidedWishes.forget(elsewhere)
  expect(areUndecided()).toEqual([false, false])
})
