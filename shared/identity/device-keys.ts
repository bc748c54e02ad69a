import { readStored, writeStored } from '../session/browser-storage.ts'
import { entryIn, eraseEntry, setEntry, type SessionEntries } from './session-store.ts'

/*
 * The keys by which the provider recognises this device. The library stores them only with the session, under the name of the sign-in:
 * a sign-out erases them, and a sign-in with the phone number does not find keys that were stored under the username. So they are
 * remembered for the next sign-in, if the customer chose to remember the device.
 */

/** The last parts of their entries' names. */
const parts = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'] as const

export type DeviceKeys = Readonly<Record<(typeof parts)[number], string>>

/** The keys among a session's entries; undefined if the pool tracks no devices. */
export const deviceKeysIn = (entries: SessionEntries): DeviceKeys | undefined =>
  deviceKeysOf(parts.map((part) => entryIn(entries, part)))

function deviceKeysOf([deviceKey, deviceGroupKey, randomPasswordKey]: readonly (string | undefined)[]) {
  return deviceKey && deviceGroupKey && randomPasswordKey ? { deviceKey, deviceGroupKey, randomPasswordKey } : undefined
}

/** Puts the keys among a session's entries. */
export function setDeviceKeys(entries: SessionEntries, keys: DeviceKeys): void {
  for (const part of parts) setEntry(entries, part, keys[part])
}

const deviceEntry = 'device'

/** The remembered keys; undefined if the customer with this phone number did not choose to remember the device. */
export async function rememberedDevice(phoneNumber: string): Promise<DeviceKeys | undefined> {
  const [customer, ...keys] = readStored('local', deviceEntry)?.split(' ') ?? []
  return customer !== undefined && customer === (await digestOf(phoneNumber)) ? deviceKeysOf(keys) : undefined
}

/** Remembers the keys for a phone number. Only a digest of the number is stored: after a sign-out nothing may identify the customer. */
export async function keepDevice(phoneNumber: string, keys: DeviceKeys): Promise<void> {
  const customer = await digestOf(phoneNumber)
  writeStored('local', deviceEntry, [customer, ...parts.map((part) => keys[part])].join(' '))
}

/** Erases the keys, also the remembered ones, after the provider has forgotten the device. */
export function forgetDeviceKeys(): void {
  for (const part of parts) eraseEntry(part)
  writeStored('local', deviceEntry, undefined)
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
