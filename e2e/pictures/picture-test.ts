import { test, type Browser } from '@playwright/test'
import { openScenes, type Scenes } from '../kit/scenes.ts'
import { inRoom } from './report.ts'

const side = (name: 'before' | 'now') =>
  [
    async ({ browser }: { browser: Browser }, provide: (scenes: Scenes) => Promise<void>) => {
      await using scenes = await openScenes(browser, inRoom().stores[name])
      await provide(scenes)
    },
    { scope: 'worker' },
  ] as const

/** The composed site of the other commit and of this checkout, in the same browser. */
export const pictureTest = test.extend<object, { before: Scenes; now: Scenes }>({
  before: [...side('before')],
  now: [...side('now')],
})
