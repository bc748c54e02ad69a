import { decodeJWT } from 'aws-amplify/auth'
import { deviceNow, learnTime } from '../format/clock.ts'
import { entryPrefix, ownerEntry, readStored, writeStored } from '../session/browser-storage.ts'
import { withSessionLock } from './session-lock.ts'
import { withinLimit } from './user-pool.ts'

/*
 * The session that this device stores: entries in local storage, under the names that the library uses in a sign-in. They are read,
 * replaced and erased as a whole and synchronously, so no other code of this tab runs in between. Who waits for the provider before
 * storing something holds the session's lock, so that a late answer stores nothing (decision 0027). What it may show is decided in
 * `shared/session/session-lifecycle.ts`.
 */

/** A session's entries by their names. */
export type SessionEntries = Map<string, string>

let clientId = ''

/** Sets the client id, which is part of each entry's name. Call it before anything else here. */
export function setClientId(userPoolClientId: string): void {
  clientId = userPoolClientId
}

/** The session of this tab if storage is blocked or full. It ends with the page. */
let unstored: SessionEntries = new Map()

/** The session's entries; empty without a session. A session that another tab has stored replaces one that is not stored. */
export function readSession(): SessionEntries {
  const stored = new Map(storedEntryNames().map((name) => [name, readStored('local', name) ?? '']))
  if (stored.has(ownerEntry(clientId))) unstored = new Map()
  return new Map([...stored, ...unstored])
}

/** Erases every entry, of any customer. The owner's entry is erased first: without it nobody finds a session. */
export function eraseSession(): void {
  unstored = new Map()
  for (const name of [ownerEntry(clientId), ...storedEntryNames()]) writeStored('local', name, undefined)
}

/** Replaces the session. If the new one cannot be stored, this tab keeps it, and nothing of it is stored. */
export function replaceSession(entries: SessionEntries): void {
  try {
    storeEntries(entries)
    unstored = new Map()
  } catch {
    // Storage is blocked or full.
    eraseSession()
    unstored = new Map(entries)
  }
}

/** A new owner's entry is written last: it completes the session and notifies the other tabs. */
function storeEntries(entries: SessionEntries): void {
  const owner = ownerEntry(clientId)
  if (localStorage.getItem(owner) !== entries.get(owner)) localStorage.removeItem(owner)
  for (const name of storedEntryNames()) if (!entries.has(name)) localStorage.removeItem(name)
  for (const [name, text] of entries) if (name !== owner) localStorage.setItem(name, text)
  localStorage.setItem(owner, entries.get(owner) ?? '')
}

function storedEntryNames(): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return names.filter((name) => name.startsWith(entryPrefix(clientId)))
  } catch {
    // Storage is blocked.
    return []
  }
}

/** The session's entry with this last part of its name. */
export const entryIn = (entries: SessionEntries, part: string): string | undefined => entries.get(nameIn(entries, part))

/** Sets the session's entry with this last part of its name. */
export const setEntry = (entries: SessionEntries, part: string, text: string): void =>
  void entries.set(nameIn(entries, part), text)

/** Erases the session's stored entry with this last part of its name. */
export function eraseEntry(part: string): void {
  const name = nameIn(readSession(), part)
  unstored.delete(name)
  writeStored('local', name, undefined)
}

const nameIn = (entries: SessionEntries, part: string): string =>
  `${entryPrefix(clientId)}${entries.get(ownerEntry(clientId))}.${part}`

/** The access token among a session's entries; undefined without a session. */
export const accessTokenIn = (entries: SessionEntries): string | undefined => entryIn(entries, 'accessToken')

/** How far the provider's clock was ahead of the device's when the session's tokens were issued, in milliseconds; NaN if that is not known. */
export const clockDriftIn = (entries: SessionEntries): number => Number(entryIn(entries, 'clockDrift'))

/** Erases the session with this access token, and no other. @returns whether it was still stored */
export function eraseSessionWith(accessToken: string | undefined): boolean {
  const isStored = accessToken !== undefined && accessTokenIn(readSession()) === accessToken
  if (isStored) eraseSession()
  return isStored
}

/** What a provider's whole seconds and a response's way change about the clocks' difference. */
const samenessMs = 5000

const tokenParts = ['idToken', 'accessToken', 'refreshToken'] as const

/** The tokens of a session. */
export interface StoredTokens extends Readonly<Record<(typeof tokenParts)[number], string>> {
  /** The ID token's claims. */
  readonly claims: ReturnType<typeof decodeJWT>['payload']
  /** When the first of ID token and access token expires, in epoch milliseconds by the device's clock. */
  readonly expiresAt: number
  /** The provider's key of this device, if the pool tracks devices. */
  readonly deviceKey: string | undefined
}

/** The session's tokens, expired or not; undefined without a session. */
export function readTokens(): StoredTokens | undefined {
  const entries = readSession()
  const [idToken = '', accessToken = '', refreshToken = ''] = tokenParts.map((part) => entryIn(entries, part))
  try {
    const { payload: claims } = decodeJWT(idToken)
    const expirySeconds = Math.min(claims.exp ?? 0, decodeJWT(accessToken).payload.exp ?? 0)
    const expiresAt = expirySeconds * 1000 - (clockDriftIn(entries) || 0)
    return { idToken, accessToken, refreshToken, claims, expiresAt, deviceKey: entryIn(entries, 'deviceKey') }
  } catch {
    // There are none, or somebody has changed them.
    return undefined
  }
}

/**
 * Puts tokens that were just issued among a session's entries.
 * @param username the owner, unless the entries name one
 * @throws if they are no tokens
 */
export function setTokens(
  entries: SessionEntries,
  issued: Pick<StoredTokens, (typeof tokenParts)[number]>,
  username = entries.get(ownerEntry(clientId)),
): void {
  decodeJWT(issued.idToken)
  const { iat = 0 } = decodeJWT(issued.accessToken).payload
  entries.set(ownerEntry(clientId), username ?? '')
  for (const part of tokenParts) setEntry(entries, part, issued[part])
  const drift = iat * 1000 - deviceNow()
  // The former one of the session's tokens is as good, and in full storage nothing may become longer.
  if (!(Math.abs(drift - clockDriftIn(entries)) < samenessMs)) setEntry(entries, 'clockDrift', `${drift}`)
}

/**
 * Opens a session on this device, which replaces any other. Every sign-in uses it: with a password, a challenge's response or the
 * tokens of a federated sign-in.
 * @param authenticate adds the session's entries; none if the provider requires another step first
 * @returns rejects with an `AbortError`, and stores nothing, if any tab has signed in or out in the meantime
 */
export function openSession<Value>(authenticate: (entries: SessionEntries) => Promise<Value>): Promise<Value> {
  return withSessionLock('take', async (lost) => {
    const entries: SessionEntries = new Map()
    const value = await withinLimit(authenticate(entries))
    if (accessTokenIn(entries) !== undefined) storeSession(entries, lost)
    return value
  })
}

/**
 * Stores a session.
 * @throws an `AbortError` if the lock is lost
 */
export function storeSession(entries: SessionEntries, lost: AbortSignal): void {
  lost.throwIfAborted()
  replaceSession(entries)
  // Tokens are stored just after they were issued.
  learnTime(deviceNow() + clockDriftIn(entries))
  // Another tab may have taken the lock just before, and this tab learns it late. Then the stored session must be erased again.
  lost.addEventListener('abort', () => eraseSessionWith(accessTokenIn(entries)))
}
