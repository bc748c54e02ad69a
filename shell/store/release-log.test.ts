import { expect, test } from 'vitest'
import { openMemoryStore } from '../testing/memory-store.ts'
import { appendEntry, readNewestEntry, type LogAction } from './release-log.ts'
import type { Store } from './store.ts'

test('nobody lists the whole log to find its end; a thousand that a killed writer began has none', async () => {
  const store = openMemoryStore(Math.random, false)()
  const action: LogAction = { at: '2026-11-24T10:00:00Z', by: 'the test', command: 'promote', parts: [] }
  for (const number of [1, 999, 1000, 1001])
    await appendEntry(store, { number, state: { parts: {} }, action }, number - 1)
  const listed: string[] = []
  const list: Store['list'] = async (...folder) => {
    const names = await store.list(...folder)
    listed.push(...names)
    return names
  }
  expect((await readNewestEntry({ ...store, list }))?.number).toBe(1001)
  expect(listed).toEqual(['000999.json', '001000.json', '001001.json'])
  await store.create('thousands/001999.json', '{}')
  expect((await readNewestEntry(store))?.number).toBe(1001)
})
