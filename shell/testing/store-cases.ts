import { expect, test } from 'vitest'
import { promote, rollBackPart } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { publishAndServe } from '../store/publish.ts'
import { openStore } from '../store/open-store.ts'
import { listNumbers } from '../store/release-log.ts'
import type { Store } from '../store/store.ts'
import { exampleParts, makeWorkspace, writeBuilds } from './example-builds.ts'
import { serveExample, untilServed } from './example-site.ts'
import { rawRequest } from './raw-request.ts'

/** What every kind of store must do. @param open opens an empty one */
export function testStore(open: () => Store): void {
  test('what is created once stays, whole; a folder lists what is directly in it', async () => {
    const store = open()
    const content = Buffer.from([0, 255, 10, 13, 0])
    expect(await store.create('folder/one.bin', content)).toBe(true)
    expect(await store.create('folder/one.bin', 'another')).toBe(false)
    await store.create('folder/beneath/two.json', '{}')
    await store.create('folder/two.bin', content)
    expect(await store.read('folder/one.bin')).toEqual(content)
    expect([await store.read('folder/none'), await store.list('nowhere')]).toEqual([undefined, []])
    expect((await store.list('folder')).toSorted()).toEqual(['beneath', 'one.bin', 'two.bin'])
    expect(await store.list('folder', 'one.bin')).toEqual(['two.bin'])
  })

  test('of twenty creators at once one wins, fifty times', async () => {
    const store = open()
    for (let round = 0; round < 50; round += 1) {
      const creators = Array.from({ length: 20 }, (_, index) => store.create(`log/${round}.json`, `${index}`))
      expect((await Promise.all(creators)).filter(Boolean)).toHaveLength(1)
    }
  })
}

/** A site on a kind of store. @param address makes the address of an empty one */
export function testSiteOn(address: () => string): void {
  test(
    'a site is published, served, promoted and taken back; a former release’s file is there',
    { timeout: 60_000 },
    async () => {
      const example = { ...makeWorkspace(), store: address() }
      writeBuilds(example)
      const first = await publishAndServe({ ...example, parts: exampleParts })
      const url = await serveExample(example.store)
      writeBuilds(example, '1.1.0')
      const second = await publishAndServe({ ...example, parts: exampleParts })
      await untilServed(url, second.id)
      expect((await rawRequest(url, first.remotes['mf-home']?.entry.url ?? '')).status).toBe(200)
      const store = openStore(example.store)
      await changeServed(store, rollBackPart('mf-home'), { by: 'the test' })
      await changeServed(store, promote(first.versions), { by: 'the test' })
      await untilServed(url, first.id)
      expect(await listNumbers(store)).toHaveLength(4)
    },
  )
}
