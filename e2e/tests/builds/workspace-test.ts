import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as siteTest } from '../../kit/index.ts'

interface OwnWorkspace {
  /** A folder for builds of the test's own. */
  readonly workspace: string
}

export const test: ReturnType<typeof siteTest.extend<OwnWorkspace>> = siteTest.extend<OwnWorkspace>({
  workspace: async ({ browserName }, provide) => {
    const workspace = await mkdtemp(join(tmpdir(), `${browserName}-`))
    await provide(workspace)
    await rm(workspace, { recursive: true })
  },
})
