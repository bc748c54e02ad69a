import type { KeyObject } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SiteConfig } from 'shared/contract'
import type { Platform } from '../platform/platform.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { testStore } from './test-store.ts'
import { serveSite, type ServedSite } from './serve-site.ts'

interface SiteOfItsOwn {
  readonly page: Page
  readonly platform: Platform
  /** Sections that replace those of the platform's configuration. */
  readonly sections?: Partial<SiteConfig>
  /** The public key of those who may override; absent: nobody may. */
  readonly overrideKey?: KeyObject
}

/** A site whose releases a test may change, with the remotes on its own origin, as `npm start` serves them. The page leaves it before it closes. */
export async function withSiteOfItsOwn(
  { page, platform, sections, overrideKey }: SiteOfItsOwn,
  visit: (site: ServedSite, store: string) => Promise<void>,
): Promise<void> {
  const store = await mkdtemp(join(tmpdir(), 'store-'))
  await cp(testStore(), store, { recursive: true })
  const site = await serveSite(siteConfigOf(platform, sections), store, overrideKey)
  try {
    await visit(site, store)
    // Its later requests would be refused.
    await page.goto('about:blank')
  } finally {
    await site.close()
    await rm(store, { recursive: true })
  }
}
