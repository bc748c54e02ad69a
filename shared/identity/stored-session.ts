import type { KeyValueStorageInterface } from 'aws-amplify/utils'
import { entryPrefix, ownerEntry } from './entry-names.ts'

/*
 * The session that this device stores: the identity client's entries in local storage. They are read, replaced and erased as a whole
 * and synchronously, so no other code of this tab runs in between.
 */

/** A session's entries by their names. */
export type SessionEntries = Map<string, string>

type EntryArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

let clientId = ''

/** Sets the client id, which is part of each entry's name. Call it before anything else here. */
export function keepSessionOf(userPoolClientId: string): void {
  clientId = userPoolClientId
}

/** The entries of the stored session; empty without a session. */
export function readSession(): SessionEntries {
  const area = entryArea()
  return new Map(storedNames(area).map((name) => [name, area.getItem(name) ?? '']))
}

/** Erases every entry, of any customer. The owner's entry is erased first: without it the client finds no session. */
export function eraseSession(): void {
  const area = entryArea()
  area.removeItem(ownerEntry(clientId))
  for (const name of storedNames(area)) area.removeItem(name)
}

/** Replaces the stored session. A new owner's entry is written last: it completes the session and notifies the other tabs. */
export function replaceSession(entries: SessionEntries): void {
  const area = entryArea()
  const owner = ownerEntry(clientId)
  if (area.getItem(owner) !== entries.get(owner)) area.removeItem(owner)
  for (const name of storedNames(area)) if (!entries.has(name)) area.removeItem(name)
  for (const [name, text] of entries) if (name !== owner) area.setItem(name, text)
  area.setItem(owner, entries.get(owner) ?? '')
}

/** The access token among a session's entries; undefined without a session. */
export const accessTokenIn = (entries: SessionEntries): string | undefined => entryIn(entries, 'accessToken')

/** How far the provider's clock was ahead of the device's when the session's tokens were issued, in milliseconds; NaN if that is not known. */
export const clockDriftIn = (entries: SessionEntries): number => Number(entryIn(entries, 'clockDrift'))

const entryIn = (entries: SessionEntries, name: string): string | undefined =>
  entries.get(`${entryPrefix(clientId)}${entries.get(ownerEntry(clientId))}.${name}`)

/** Erases the session with this access token, and no other. @returns whether it was still stored */
export function eraseSessionWith(accessToken: string | undefined): boolean {
  const isStored = accessToken !== undefined && accessTokenIn(readSession()) === accessToken
  if (isStored) eraseSession()
  return isStored
}

/** The stored entries, through the identity client's storage interface. */
export const deviceStorage: KeyValueStorageInterface = {
  getItem: async (name) => entryArea().getItem(name),
  setItem: async (name, text) => entryArea().setItem(name, text),
  removeItem: async (name) => entryArea().removeItem(name),
  clear: async () => eraseSession(),
}

/** Entries in memory, through the identity client's storage interface. */
export const storageOf = (entries: SessionEntries): KeyValueStorageInterface => ({
  getItem: async (name) => entries.get(name) ?? null,
  setItem: async (name, text) => void entries.set(name, text),
  removeItem: async (name) => void entries.delete(name),
  clear: async () => entries.clear(),
})

const memory: SessionEntries = new Map()

/** Keeps a session until the page is closed. */
const memoryArea: EntryArea = {
  get length() {
    return memory.size
  },
  key: (index) => [...memory.keys()][index] ?? null,
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, text) => void memory.set(name, text),
  removeItem: (name) => void memory.delete(name),
}

/** Local storage; memory if storage is blocked, so that the site works during the visit. */
function entryArea(): EntryArea {
  try {
    return localStorage
  } catch {
    return memoryArea
  }
}

const storedNames = (area: EntryArea): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((name) =>
    name.startsWith(entryPrefix(clientId)),
  )
