import { rm } from 'node:fs/promises'
import { buildAndPublish } from '../site/build-site.ts'
import { testStore } from './test-store.ts'

/** Before any browser test: the site as it is built now, published into a store of the tests' own. */
export default async function buildOnce(): Promise<void> {
  await rm(testStore, { recursive: true, force: true })
  await buildAndPublish(testStore)
}
