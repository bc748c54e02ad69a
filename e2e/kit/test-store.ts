import { join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { remoteNames } from '../site/parts.ts'

/** A release store that browser tests serve; made once for each run (`build-once.ts`), never changed by a test. */
export function testStore(remotes: readonly RemoteName[] = remoteNames): string {
  const directory = process.env.TEST_STORES
  if (!directory) throw new Error('build-once.ts has not run')
  return join(directory, remotes.join('+'))
}
