import { createPublicKey, type KeyObject } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import type { RemoteName } from 'shared/federation'
import { makeKey } from 'shell/cli/override-key'
import { localKeyFile, refuse } from 'shell/cli/workspace'
import { isFreePort, readConfiguredOverrideKey, readConfiguredPort, readConfiguredSite } from 'shell/server'
import { findOrStartPlatform, type LocalPlatform, siteConfigOf } from './local-platform.ts'
import { remoteNames } from './parts.ts'

/** The remote of a name. One that this checkout lacks ends this process. */
export const findRemote = (name: string): RemoteName =>
  remoteNames.find((here) => here === name) ?? refuse(`${name} is not here; here are ${remoteNames.join(', ')}`)

/** The port to serve on, from PORT. An invalid or taken one ends this process. @param command what to type for another port */
export async function configurePort(command: string): Promise<{ readonly port: number; readonly siteUrl: string }> {
  const port = orRefuse(readConfiguredPort)
  if (!(await isFreePort(port))) refuse(`port ${port} is taken; choose another: PORT=${port + 1} ${command}`)
  return { port, siteUrl: `http://localhost:${port}/` }
}

/** The configuration of SITE_CONFIG, else of the local platform. An unusable one ends this process. */
export async function configureSite(
  siteUrl: string,
): Promise<{ readonly config: SiteConfig; readonly platform?: LocalPlatform }> {
  if (process.env.SITE_CONFIG) return { config: await readConfiguredSite().catch(refuse) }
  const platform = await findOrStartPlatform(siteUrl).catch(refuse)
  return { config: siteConfigOf(platform), platform }
}

/** Who may show a published version in a tab: on the local platform whoever has this machine's key, else as OVERRIDE_PUBLIC_KEY says. */
export function overrideKey(platform: LocalPlatform | undefined): KeyObject | undefined {
  return platform ? createPublicKey(makeKey(localKeyFile)) : orRefuse(readConfiguredOverrideKey)
}

function orRefuse<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (failure) {
    return refuse(failure)
  }
}

export function introduceSite(siteUrl: string, platform: LocalPlatform | undefined): void {
  console.log(`\nsite       ${siteUrl}`)
  if (!platform) return
  console.log(`           ${siteUrl}padaria`)
  console.log('customer   (11) 91234-5678, password pontos123')
  console.log(`inbox      ${platform.addresses.inbox}  (SMS and voice codes)`)
  console.log(`platform   ${platform.addresses.control}`)
}

/** What Ctrl+C does: ends this process, after its last work. */
export function endOnSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit()))
}
