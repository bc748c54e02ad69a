import type { KeyValueStorageInterface } from 'aws-amplify/utils'
import { entryPrefix, ownerEntry } from './entry-names.ts'

/*
 * The one session that this device keeps: the entries of the identity client in local storage. They are read, replaced and erased as a
 * whole and without a pause, so nothing else of this tab runs in between.
 */

/** A session's entries by their names. */
export type SessionEntries = Map<string, string>

type EntryArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

let clientId = ''

/** Names the client whose session it is. Before anything else here. */
export function keepSessionOf(userPoolClientId: string): void {
  clientId = userPoolClientId
}

/** The stored session's entries; none without a session. */
export function readSession(): SessionEntries {
  const area = entryArea()
  return new Map(storedNames(area).map((name) => [name, area.getItem(name) ?? '']))
}

/** Erases every entry, whosever it is. The owner goes first: without it nobody finds the rest. */
export function eraseSession(): void {
  const area = entryArea()
  area.removeItem(ownerEntry(clientId))
  for (const name of storedNames(area)) area.removeItem(name)
}

/** Puts a session in the place of any other. A new owner comes last: only then is it a session, and other tabs hear of it. */
export function replaceSession(entries: SessionEntries): void {
  const area = entryArea()
  const owner = ownerEntry(clientId)
  if (area.getItem(owner) !== entries.get(owner)) area.removeItem(owner)
  for (const name of storedNames(area)) if (!entries.has(name)) area.removeItem(name)
  for (const [name, text] of entries) if (name !== owner) area.setItem(name, text)
  area.setItem(owner, entries.get(owner) ?? '')
}

/** The access token among a session's entries; undefined without a session. */
export const accessTokenIn = (entries: SessionEntries): string | undefined =>
  entries.get(`${entryPrefix(clientId)}${entries.get(ownerEntry(clientId))}.accessToken`)

/** Erases the session with this access token, and no other. Tells whether it was still stored. */
export function eraseSessionWith(accessToken: string | undefined): boolean {
  const isStored = accessToken !== undefined && accessTokenIn(readSession()) === accessToken
  if (isStored) eraseSession()
  return isStored
}

/** The same entries, one by one, for the identity client itself. */
export const deviceStorage: KeyValueStorageInterface = {
  getItem: async (name) => entryArea().getItem(name),
  setItem: async (name, text) => entryArea().setItem(name, text),
  removeItem: async (name) => entryArea().removeItem(name),
  clear: async () => eraseSession(),
}

/** Entries in memory, one by one, for the identity client itself. */
export const storageOf = (entries: SessionEntries): KeyValueStorageInterface => ({
  getItem: async (name) => entries.get(name) ?? null,
  setItem: async (name, text) => void entries.set(name, text),
  removeItem: async (name) => void entries.delete(name),
  clear: async () => entries.clear(),
})

const memory: SessionEntries = new Map()

/** Keeps a session as long as the page lives. */
const memoryArea: EntryArea = {
  get length() {
    return memory.size
  },
  key: (index) => [...memory.keys()][index] ?? null,
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, text) => void memory.set(name, text),
  removeItem: (name) => void memory.delete(name),
}

/** Where storage is blocked, the site works for the visit. */
function entryArea(): EntryArea {
  try {
    return localStorage
  } catch {
    return memoryArea
  }
}

const storedNames = (area: EntryArea): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((name) => name.startsWith(entryPrefix(clientId)))
