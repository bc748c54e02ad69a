import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { readSiteConfig, type SiteConfigResult } from 'shared/contract/site-config'
import { findBadProxy } from './trusted-proxies.ts'

/* What the environment configures. `problem` is one line that names what is wrong. */

type Configured<Content> = ({ readonly ok: true } & Content) | { readonly ok: false; readonly problem: string }

/** Where `pnpm platform` serves its configuration. */
const localPlatform = `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 4000}/config.json`

/** The default without PORT. */
const defaultPort = 3000

/** Reads the configuration from the file that SITE_CONFIG names, else from the local platform. A problem names the source and the field. */
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

/** Reads the port to serve on from PORT; 0 means any free one. */
export function readConfiguredPort(text = process.env.PORT): Configured<{ readonly port: number }> {
  if (text === undefined || text === '') return { ok: true, port: defaultPort }
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535
    ? { ok: true, port }
    : { ok: false, problem: `PORT: ${JSON.stringify(text)} is not a port (0 to 65535)` }
}

/** Reads from DRAIN_SECONDS how long a server still answers after a signal to stop. */
export function readConfiguredDrain(text = process.env.DRAIN_SECONDS || '5'): Configured<{ readonly seconds: number }> {
  return /^\d{1,3}$/.test(text)
    ? { ok: true, seconds: Number(text) }
    : { ok: false, problem: `DRAIN_SECONDS: ${JSON.stringify(text)} is no number of seconds (0 to 999)` }
}

/** Whether a port is free. Checked before the site is built, so that a taken port is reported early. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, () => probe.close(() => answer(true)))
  })
}

/** An Ed25519 key's SubjectPublicKeyInfo (RFC 8410) in base64, from `release keys`. Without it nothing is overridden. */
export function readConfiguredOverrideKey(
  text = process.env.OVERRIDE_PUBLIC_KEY,
): Configured<{ readonly key: KeyObject | undefined }> {
  if (text === undefined || text === '') return { ok: true, key: undefined }
  // The form of such a key: 12 bytes that are always the same, and 32 of its own.
  if (!/^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(text))
    return { ok: false, problem: 'OVERRIDE_PUBLIC_KEY: is no Ed25519 public key' }
  return { ok: true, key: createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }) }
}
