import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAndPublish } from '../site/build-site.ts'

/**
 * Before any browser test: the site as it is built now, published into a store of this run.
 * @returns what removes it afterwards
 */
export default async function buildOnce(): Promise<() => Promise<void>> {
  const store = await mkdtemp(join(tmpdir(), 'site-'))
  await buildAndPublish(store)
  // The workers are started with this environment.
  process.env.TEST_STORE = store
  return () => rm(store, { recursive: true })
}
