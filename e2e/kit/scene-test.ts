import { test as base } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { remoteNames } from '../site/parts.ts'
import { openScenes, type Scenes } from './scenes.ts'
import { serveQa } from './serve-qa.ts'
import type { ServedSite } from './serve-site.ts'
import { testStore } from './test-store.ts'

/** What a test project says about its site. */
export interface SiteOptions {
  /** The remotes that are released; the others are absent. */
  readonly remotesOfSite: readonly RemoteName[]
}

/** The QA page (`pnpm qa`), and a page that is led through scenarios of the site. Each is on a platform of its own. */
export const sceneTest = base.extend<object, SiteOptions & { readonly qa: ServedSite; readonly scenes: Scenes }>({
  remotesOfSite: [remoteNames, { scope: 'worker', option: true }],
  qa: [
    async ({ remotesOfSite }, provide) => {
      const qa = await serveQa(remotesOfSite)
      await provide(qa)
      await qa.close()
    },
    { scope: 'worker' },
  ],
  scenes: [
    async ({ browser, remotesOfSite }, provide) => {
      const scenes = await openScenes(browser, testStore(remotesOfSite))
      await provide(scenes)
      await scenes.close()
    },
    { scope: 'worker' },
  ],
})
