import { test, type Browser, type Page, type Request } from '@playwright/test'
import type { PlatformChange, Scenario } from 'shared/scenarios'
import type { Scene } from 'shell/qa'
import { fillStorage, refuseUses } from 'shell/qa/in-page'
import type { Fault } from '../platform/faults/faults.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { organizations } from '../platform/seed/organizations.ts'
import { knownCustomers } from '../qa/known.ts'
import { prepareScene } from '../qa/prepare-scene.ts'
import { pictureHeight, type ScenePicture } from '../qa/scene-pictures.ts'
import { phone } from './phone.ts'
import { isCall } from './platform-calls.ts'
import { isShown, playSteps } from './play-steps.ts'
import { bringAxe, painted } from './scan.ts'
import { openSiteAddress } from './serve-site.ts'
import { followRequests, jump, jumpUntil, settled } from './settled.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { watchConsole } from './watch-console.ts'

export type Scenes = Awaited<ReturnType<typeof openScenes>>

/** A Wednesday, 10:00 in São Paulo: far from the ends of its month and of its year. */
const sceneTime = Date.parse('2026-03-18T13:00:00Z')

/**
 * A composed site of any commit, on a platform where time stands still, and one page that is led through scenarios: each makes it a new
 * device, and a new page would take as long as the scene. @param store of the site's release
 */
export async function openScenes(browser: Browser, store: string) {
  const address = await openSiteAddress(() => sceneTime)
  const platform = await startPlatform({ siteUrl: `${address.url}/`, time: () => sceneTime })
  await address.serve(siteConfigOf(platform), store)
  const context = await browser.newContext({
    ...phone,
    // A view that is half faded in has half its contrast.
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
    // It would keep files that a scene lacks.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const browserConsole = watchConsole(page)
  // What the platform refuses on purpose, and the screens of absent remotes.
  browserConsole.allow(/Failed to load resource|^warning: \[federation\] mf-\?\/\w+: not-released /)
  followRequests(page)
  await bringAxe(page)
  await context.addInitScript(`addEventListener('animationstart', ${keepMessages.toString()})`)
  await page.clock.install({ time: sceneTime })

  /** Opens a state on a new device, and waits for its signs. */
  async function show(scenario: Scenario, { width, org }: ScenePicture): Promise<void> {
    const { path, shows, inEachOrganization = [], missing, customer: name } = scenario
    const waits = waiting(platform, scenario)
    const customer = knownCustomers.find((known) => known.name === name)
    // The scene before ends here: its calls would find another platform.
    await page.goto(`${address.url}/assets/logo.svg`)
    const scene = await prepareScene(platform.addresses, { scenario, customer })
    await page.unrouteAll()
    if (missing !== undefined)
      await page.route(
        (url) => url.pathname.split('/').at(-1)?.split('.')[0] === missing,
        (route) => route.fulfill({ status: 404 }),
      )
    await page.setViewportSize({ width, height: pictureHeight })
    await page.mouse.move(-1, -1)
    await keepDevice(page, scene)
    // Time stands still but for the jumps: what is shown for some seconds stays. A slow browser has a minute to stop its clock.
    await page.clock.setSystemTime(sceneTime - 60_000)
    await page.clock.pauseAt(sceneTime + 1000)
    await page.goto(`${address.url}${path.replace('{org}', org ?? scenario.org ?? '')}`, { waitUntil: 'commit' })
    await page.evaluate(refuseUses, scene.refuses)
    await playSteps(page, platform, scene.steps, waits)
    // Another organisation has other rewards, points and entries. Every screen has its name in the page's title.
    const organization = organizations.find(({ key }) => key === org)
    if (organization) await jumpUntil(page, async () => (await page.title()).endsWith(organization.name), waits)
    for (const sign of organization ? inEachOrganization : shows) {
      const title = typeof sign === 'string' || sign instanceof RegExp ? String(sign) : JSON.stringify(sign)
      await test.step(title, () => jumpUntil(page, () => isShown(page, sign), waits))
    }
    // Colours, and what else the page shows, may come after the texts of the state: a response is shown by a timer, which stands still.
    for (let turns = 0; turns < 3; turns += 1) await jump(page, 50, waits)
    await settled(page, waits)
    // A page that is not drawn yet has not said that an animation starts, and a dialog has not risen.
    await page.evaluate(keepMessages)
    await page.evaluate(painted)
  }

  return {
    page,
    browserConsole,
    show,
    async [Symbol.asyncDispose](): Promise<void> {
      await context.close()
      await address.close()
      await platform.close()
    },
  }
}

/** Makes the browser a device that has exactly what the scene says. The page is one of the site's origin. */
async function keepDevice(page: Page, { local, session, isSignedIn }: Scene): Promise<void> {
  const context = page.context()
  await context.clearCookies()
  if (isSignedIn)
    await context.addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/', sameSite: 'Lax' }])
  await page.evaluate(fillStorage, { local, session })
}

/** Runs in the page. A message closes when an animation ends, in the browser's own time, and a picture ends all animations. It stays for both. */
function keepMessages(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === 'Toastify__trackProgress')
      animation.playbackRate = 0
  }
}

/** The calls that a scenario lets hang, or keeps waiting. */
function waiting(platform: Platform, { changes = [], steps = [] }: Scenario): (request: Request) => boolean {
  const all = [...changes, ...steps.flatMap((step) => ('change' in step ? step.change : []))]
  const calls = all.filter(isWait).map(({ body }) => isCall(platform, body as Fault))
  return (request) => calls.some((matches) => matches(request))
}

const isWait = ({ path, body }: PlatformChange): boolean =>
  path === '/faults' && 'kind' in body && (body.kind === 'hang' || body.kind === 'latency')
