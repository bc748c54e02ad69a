import { readSiteConfig, type SiteConfig } from 'shared/contract/site-config'
import { readPlatformPort, type Addresses } from '../platform/addresses.ts'
import { keptDatabaseFile } from '../platform/database/open-database.ts'
import { startPlatform, type Platform, type PlatformOptions } from '../platform/platform.ts'

/** What the site needs to know of the local platform. */
export type LocalPlatform = Pick<Platform, 'addresses' | 'siteConfig'>

/** The site's local platform that is already running (`pnpm platform`), else one in this process, with its data in a file. */
export async function findOrStartPlatform(siteUrl: string): Promise<LocalPlatform> {
  const firstPort = readPlatformPort()
  const running = await runningPlatform(siteUrl, firstPort)
  return running ?? startOnUsualPorts({ databaseFile: keptDatabaseFile, siteUrl }, firstPort)
}

/** Starts a platform on the usual ports, or on others if another program has one of them. */
export async function startOnUsualPorts(options: PlatformOptions, firstPort: number): Promise<Platform> {
  try {
    return await startPlatform({ ...options, firstPort })
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw failure
    return startPlatform(options)
  }
}

/** The configuration of a site that uses a platform. @param sections replace the platform's */
export function siteConfigOf({ siteConfig }: LocalPlatform, sections: Partial<SiteConfig> = {}): SiteConfig {
  const read = readSiteConfig({ ...(siteConfig as object), ...sections })
  if (!read.ok) throw new Error(read.problem)
  return read.config
}

/** The platform that listens there, if it is this site's: another site's leads customers back to that one. */
export async function runningPlatform(siteUrl: string, firstPort: number): Promise<LocalPlatform | undefined> {
  const control = `http://127.0.0.1:${firstPort}`
  const read = async (address: string): Promise<unknown> =>
    (await fetch(address, { signal: AbortSignal.timeout(3000) })).json()
  try {
    const platform = (await read(control)) as { readonly addresses: Addresses; readonly siteUrl: string }
    return platform.siteUrl === siteUrl
      ? { addresses: platform.addresses, siteConfig: await read(`${control}/config.json`) }
      : undefined
  } catch {
    // Nothing listens there, or no platform does.
    return undefined
  }
}
