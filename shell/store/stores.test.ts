import { describe } from 'vitest'
import { makeWorkspace } from '../testing/example-builds.ts'
import { openMemoryStore } from '../testing/memory-store.ts'
import { testSiteOn, testStore } from '../testing/store-cases.ts'
import { openStore } from './open-store.ts'

/* Each kind of store keeps the same promises. In a bucket: `stores.full.test.ts`. */

describe('in a folder', () => {
  testStore(() => openStore(makeWorkspace().store))
  testSiteOn(() => makeWorkspace().store)
})

describe('in memory', () => {
  testStore(() => openMemoryStore(Math.random, false)())
})
