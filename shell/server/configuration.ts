import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { SiteConfig } from 'shared/contract'
import { readSiteConfig, siteConfigSchema } from 'shared/contract/site-config'
import { messageOf } from '../store/problems.ts'
import { logProblems, type Log } from './log.ts'
import { httpsByProxy } from './trusted-proxies.ts'

/* What the environment configures. What is wrong is thrown, as one line that names it. */

/** Where `pnpm platform` serves its configuration. */
const localPlatform = `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 4000}/config.json`

/**
 * Reads the configuration from the file that SITE_CONFIG names, else from the local platform. A field that no program knows is a warning: an
 * older server must start with a newer one's. @throws naming the source and the field
 */
export async function readConfiguredSite(file = process.env.SITE_CONFIG, log: Log = logProblems): Promise<SiteConfig> {
  try {
    const document: unknown = file
      ? JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
      : await (await fetch(localPlatform)).json()
    const read = readSiteConfig(document)
    if (!read.ok) throw new Error(read.problem)
    httpsByProxy(read.config)
    for (const warning of unknownFields(document, siteConfigSchema as Fields))
      log('warning', `${file || localPlatform}: ${warning}`)
    return read.config
  } catch (cause) {
    // JSON.parse's message quotes the document, including line breaks.
    const source = file || `SITE_CONFIG is not set, and ${localPlatform}`
    throw new Error(`${source}: ${messageOf(cause).replace(/\s+/g, ' ')}`, { cause })
  }
}

/** A schema as far as its fields go. */
interface Fields {
  readonly entries?: Readonly<Record<string, Fields>>
  readonly wrapped?: Fields
}

/** The fields of a document that its schema does not have, each with the one that may be meant. */
function unknownFields(document: unknown, { entries, wrapped }: Fields, path = ''): readonly string[] {
  if (wrapped) return unknownFields(document, wrapped, path)
  if (!entries || typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]) => {
    const field = Object.hasOwn(entries, name) ? entries[name] : undefined
    if (field) return unknownFields(value, field, `${path}${name}.`)
    const [meant = ''] = Object.keys(entries).toSorted((a, b) => alikeLetters(b, name) - alikeLetters(a, name))
    return [`${path}${name} is no field${alikeLetters(meant, name) > 2 ? `; ${path}${meant}?` : ''}`]
  })
}

/** How many letters two names have in common from their beginnings. */
function alikeLetters(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count]?.toLowerCase() === other[count]?.toLowerCase()) count += 1
  return count
}

/** Reads the port to serve on from PORT; 0 means any free one. */
export function readConfiguredPort(text = process.env.PORT): number {
  const port = Number(text || 3000)
  if (/^\d*$/.test(text ?? '') && port <= 65_535) return port
  throw new Error(`PORT: ${JSON.stringify(text)} is not a port (0 to 65535)`)
}

/** Reads from DRAIN_SECONDS how long a server still answers after a signal to stop. */
export function readConfiguredDrain(text = process.env.DRAIN_SECONDS || '5'): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new Error(`DRAIN_SECONDS: ${JSON.stringify(text)} is no number of seconds (0 to 999)`)
}

/** Where METRICS_LISTEN says that metrics are served, such as `127.0.0.1:9464`; undefined: nowhere. */
export function readConfiguredMetrics(text = process.env.METRICS_LISTEN) {
  if (!text) return undefined
  const [, host = '', port] = /^(\[[\d:a-f]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? []
  if (port && Number(port) <= 65_535) return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
  throw new Error(`METRICS_LISTEN: ${JSON.stringify(text)} is no address with a port, such as 127.0.0.1:9464`)
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
export function readConfiguredOverrideKey(text = process.env.OVERRIDE_PUBLIC_KEY): KeyObject | undefined {
  if (!text) return undefined
  // The form of such a key: 12 bytes that are always the same, and 32 of its own.
  if (!/^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(text)) throw new Error('OVERRIDE_PUBLIC_KEY: is no Ed25519 public key')
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}
