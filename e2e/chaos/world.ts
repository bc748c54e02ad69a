import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { openStore, readCurrentRelease } from 'shell/release/store'
import { configWithRemotesAt } from '../kit/site-test.ts'
import { startRemoteOrigin, type RemoteOrigin } from '../kit/remote-origin.ts'
import { openSiteAddress } from '../kit/serve-site.ts'
import { followRequests } from '../kit/settled.ts'
import { watchConsole, type ConsoleWatch } from '../kit/watch-console.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import type { FurtherVersion } from './further-versions.ts'
import { carla } from './people.ts'
import { createWishes, type Wishes } from './wishes.ts'

/** A tab of the customers' browser. */
export interface Tab {
  readonly page: Page
  readonly console: ConsoleWatch
  /** How many of its complaints were judged. */
  judged: number
}

/** Everything that a walk acts on: all real, and its own. */
export interface World {
  readonly platform: Platform
  readonly remotes: RemoteOrigin
  /** The address of the release store. */
  readonly store: string
  readonly siteUrl: string
  readonly context: BrowserContext
  /** In the order in which they were opened; never empty. */
  readonly tabs: Tab[]
  /** What may be promoted. */
  readonly versions: readonly FurtherVersion[]
  /** The id of the release with which the walk began; every part of it works. */
  readonly soundRelease: string
  readonly wishes: Wishes
  /** Something goes wrong on purpose, or did, and a page may still suffer from it. */
  isDisturbed: boolean
  isOffline: boolean
  /** The call that a step holds. */
  heldCall: ((request: Request) => boolean) | undefined
  /** Which calls to the platform get no response. */
  hangingCalls: ((request: Request) => boolean)[]
  /** Which files get no response. */
  hangingFiles: ((request: Request) => boolean)[]
}

/** What a walk stands on. It changes nothing of it. */
export interface WorldOptions {
  readonly browser: Browser
  /** The address of a store; the walk works on a copy. */
  readonly store: string
  readonly versions: readonly FurtherVersion[]
}

/** Opens a platform, a site with its remotes, and a browser with one tab, in which time stands still; closes them after the visit. */
export async function withWorld<Result>({ browser, store: original, versions }: WorldOptions, visit: (world: World) => Promise<Result>): Promise<Result> {
  const store = await mkdtemp(join(tmpdir(), 'chaos-'))
  await cp(original, store, { recursive: true })
  const site = await openSiteAddress()
  const platform = await startPlatform({ siteUrl: `${site.url}/` })
  // Both customers may be at both organisations: the terms page asks neither of them.
  await clientOf(platform, 'control').post('/seed', { memberships: [{ phone: carla.phone, organization: 'padaria', points: 310, entries: 5 }] })
  const remotes = await startRemoteOrigin(store)
  await site.serve(configWithRemotesAt(platform, remotes.url), store)
  // The service worker has a clock of its own, which nobody stops.
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 412, height: 860 }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    await context.clock.install()
    await context.clock.pauseAt(Date.now() + 1000)
    const release = await readCurrentRelease(store)
    const world: World = {
      platform,
      remotes,
      store,
      siteUrl: site.url,
      context,
      tabs: [],
      versions,
      soundRelease: release?.id ?? '',
      wishes: createWishes(),
      isDisturbed: false,
      isOffline: false,
      heldCall: undefined,
      hangingCalls: [],
      hangingFiles: [],
    }
    await openTab(world)
    return await visit(world)
  } finally {
    await context.close()
    await platform.close()
    await remotes.close()
    await site.close()
    await rm(store, { recursive: true })
  }
}

/** Opens a further tab of the same browser. */
export async function openTab(world: World): Promise<Tab> {
  const page = await world.context.newPage()
  followRequests(page)
  const tab: Tab = { page, console: watchConsole(page), judged: 0 }
  world.tabs.push(tab)
  return tab
}

export const storeOf = ({ store }: World) => openStore(store)
