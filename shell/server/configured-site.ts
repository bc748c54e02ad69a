import { readFile } from 'node:fs/promises'
import { readSiteConfig, type SiteConfigResult } from 'shared/contract'
import { findBadProxy } from './trusted-proxies.ts'

/** Where `pnpm platform` serves its configuration. */
const localPlatform = `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 4000}/config.json`

/**
 * Reads the configuration from the file that SITE_CONFIG names, else from the local platform.
 * @returns the configuration, or a problem in one line that names the source and the field
 */
export async function readConfiguredSite(file = process.env.SITE_CONFIG): Promise<SiteConfigResult> {
  const source = file ?? localPlatform
  try {
    const document: unknown = file
      ? JSON.parse(await readFile(file, 'utf8'))
      : await (await fetch(localPlatform)).json()
    const read = readSiteConfig(document)
    if (!read.ok) return { ok: false, problem: `${source}: ${read.problem}` }
    const badProxy = findBadProxy(read.config)
    if (badProxy === undefined) return read
    return { ok: false, problem: `${source}: trustedProxies.${badProxy}: is neither an IP address nor a subnet` }
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : 'cannot be read'
    // JSON.parse's message quotes the document, including line breaks.
    return { ok: false, problem: `${source}: ${message.replace(/\s+/g, ' ')}` }
  }
}
