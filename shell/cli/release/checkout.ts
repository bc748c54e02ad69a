import type { Store } from '../../store/store.ts'
import { localKeyFile } from '../workspace.ts'
import { checkCandidate, checkRelease } from './check-release.ts'
import { partsNamed, publishParts, refuseUncommitted, runBuild } from './publish-parts.ts'

/** What the commands can do only where the sources are, and a browser. */
export type Checkout = ReturnType<typeof checkoutOf>

/** @param workspace the folder that holds the parts, each with its `dist` @param build builds parts there */
export const checkoutOf = (workspace: string, build = runBuild) => ({
  workspace,
  keyFile: localKeyFile,
  checkCandidate,
  checkRelease,
  async publish(store: Store, names: readonly string[], force?: string): Promise<readonly string[]> {
    const parts = partsNamed(workspace, names)
    refuseUncommitted(workspace, parts, force)
    build(parts)
    return publishParts(store, workspace, parts, force)
  },
})
