import { test as base, type Page } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { remoteNames } from '../site/parts.ts'
import { bringAxe } from './scan.ts'
import { serveQa, type ServedQa } from './serve-qa.ts'
import { followRequests } from './settled.ts'
import { watchConsole, type ConsoleWatch } from './watch-console.ts'

/** What a test project says about its site. */
export interface SiteOptions {
  /** The remotes that are released; the others are absent. */
  readonly remotesOfSite: readonly RemoteName[]
}

/** The QA page (`pnpm qa`) with the remotes of the site, on a platform of its own. */
export const qaTest = base.extend<object, SiteOptions & { readonly qa: ServedQa }>({
  remotesOfSite: [remoteNames, { scope: 'worker', option: true }],
  qa: [
    async ({ remotesOfSite }, provide) => {
      const qa = await serveQa(remotesOfSite)
      await provide(qa)
      await qa.close()
    },
    { scope: 'worker' },
  ],
})

/** A page of the QA page. */
export interface ScenePage {
  readonly page: Page
  readonly browserConsole: ConsoleWatch
}

/** One page for all scenes of a worker: each scene makes it a new device, and a new page would take as long as the scene. */
export const sceneTest = qaTest.extend<object, { readonly scene: ScenePage }>({
  scene: [
    async ({ browser, qa }, provide) => {
      const context = await browser.newContext({
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        // A view that is half faded in has half its contrast.
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      })
      const page = await context.newPage()
      const browserConsole = watchConsole(page)
      // What the platform refuses on purpose.
      browserConsole.allow(/Failed to load resource/)
      followRequests(page)
      await bringAxe(page)
      await context.addInitScript(keepMessages)
      await page.clock.install({ time: qa.now })
      await provide({ page, browserConsole })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Runs in the page. A message closes when an animation ends, in the browser's own time, and a picture ends all animations. It stays for both. */
function keepMessages(): void {
  addEventListener('animationstart', ({ target, animationName }) => {
    if (animationName !== 'Toastify__trackProgress') return
    for (const animation of (target as Element).getAnimations()) animation.playbackRate = 0
  })
}
