import { createPublicKey, type KeyObject } from 'node:crypto'
import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { isFreePort, readConfiguredOverrideKey, readConfiguredPort, readConfiguredSite } from 'shell/server'
import { readPlatformPort } from '../platform/platform-port.ts'
import { localKeyFile, makeKey } from '../release/override.ts'
import { findOrStartPlatform, type LocalPlatform } from './local-platform.ts'
import { refuse } from './refuse.ts'

export interface ConfiguredSite {
  readonly config: SiteConfig
  /** Absent if SITE_CONFIG says what is outside the site. */
  readonly platform?: LocalPlatform
}

/**
 * The port to serve on, from PORT. An invalid or taken port ends this process before anything is built.
 * @param command what to type for another port
 */
export async function configurePort(command: string): Promise<{ readonly port: number; readonly siteUrl: string }> {
  const configured = readConfiguredPort()
  if (!configured.ok) refuse(configured.problem)
  const { port } = configured
  if (!(await isFreePort(port))) refuse(`port ${port} is taken; choose another: PORT=${port + 1} ${command}`)
  return { port: configured.port, siteUrl: `http://localhost:${configured.port}/` }
}

/** The configuration of SITE_CONFIG, else of the local platform. An unusable one ends this process. */
export async function configureSite(siteUrl: string): Promise<ConfiguredSite> {
  const platform = process.env.SITE_CONFIG ? undefined : await platformOf(siteUrl).catch(refuse)
  const configured = platform ? readSiteConfig(platform.siteConfig) : await readConfiguredSite()
  if (!configured.ok) refuse(configured.problem)
  return { config: configured.config, ...(platform && { platform }) }
}

const platformOf = async (siteUrl: string) => findOrStartPlatform(siteUrl, readPlatformPort())

/** Who may show a published version in a tab: on the local platform whoever has this machine's key, else as OVERRIDE_PUBLIC_KEY says. */
export function overrideKey(platform: LocalPlatform | undefined): KeyObject | undefined {
  if (platform) return createPublicKey(makeKey(localKeyFile))
  const configured = readConfiguredOverrideKey()
  return configured.ok ? configured.key : refuse(configured.problem)
}

/** Prints the site's address and a customer who can sign in. */
export function introduceSite(siteUrl: string, platform: LocalPlatform | undefined): void {
  console.log(`\nsite       ${siteUrl}`)
  if (!platform) return
  console.log(`           ${siteUrl}padaria`)
  console.log('customer   (11) 91234-5678, password pontos123')
  console.log(`inbox      ${platform.addresses.inbox}  (SMS and voice codes)`)
  console.log(`platform   ${platform.addresses.control}`)
}
