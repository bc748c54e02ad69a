import { join } from 'node:path'
import type { Addresses } from '../platform/addresses.ts'
import { startPlatform } from '../platform/platform.ts'
import { workspace } from './build-site.ts'

/** What the site needs to know of the local platform. */
export interface LocalPlatform {
  readonly addresses: Addresses
  /** The `config.json` of a site that uses it. */
  readonly siteConfig: unknown
}

/** The local platform that is already running (`pnpm platform`), else one in this process, with its data in a file. */
export async function findOrStartPlatform(siteUrl: string, firstPort: number): Promise<LocalPlatform> {
  const running = await runningPlatform(firstPort)
  if (running) return running
  const options = { databaseFile: join(workspace, 'e2e/.platform/platform.sqlite'), siteUrl }
  try {
    return await startPlatform({ ...options, firstPort })
  } catch (failure) {
    if (!isPortTaken(failure)) throw failure
    // Another program has one of the usual ports; others will do.
    return startPlatform(options)
  }
}

/** Back to the seed. */
export const resetPlatform = async ({ addresses }: LocalPlatform): Promise<void> => {
  await fetch(`${addresses.control}/reset`, { method: 'POST' })
}

async function runningPlatform(firstPort: number): Promise<LocalPlatform | undefined> {
  const control = `http://127.0.0.1:${firstPort}`
  try {
    const { addresses } = (await (await fetch(control)).json()) as { addresses: Addresses }
    return { addresses, siteConfig: await (await fetch(`${control}/config.json`)).json() }
  } catch {
    // Nothing listens there, or no platform does.
    return undefined
  }
}

/** Whether a server could not start because another program has its port. */
const isPortTaken = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE'
