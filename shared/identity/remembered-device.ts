import { deviceStorage } from './stored-session.ts'

/*
 * This device as the provider knows it, once the customer had it remembered: for the next sign-in here. The identity client keeps it among the
 * entries of the session, under the name of whoever signed in: they go with a sign-out, and a phone does not find what was kept under a username.
 */

const storedName = 'device'

export interface KnownDevice {
  readonly deviceKey: string
  readonly deviceGroupKey: string
  readonly randomPassword: string
}

/** The device, where the customer with this phone had it remembered. */
export async function rememberedDevice(phoneNumber: string): Promise<KnownDevice | undefined> {
  const [customer, deviceKey, deviceGroupKey, randomPassword] = (await deviceStorage.getItem(storedName))?.split(' ') ?? []
  if (!deviceKey || !deviceGroupKey || !randomPassword || customer !== (await digestOf(phoneNumber))) return undefined
  return { deviceKey, deviceGroupKey, randomPassword }
}

/** Keeps the device for a phone, of which it keeps a digest only: a sign-out may leave nothing that says whose it is. */
export async function keepDevice(phoneNumber: string, { deviceKey, deviceGroupKey, randomPassword }: KnownDevice): Promise<void> {
  await deviceStorage.setItem(storedName, [await digestOf(phoneNumber), deviceKey, deviceGroupKey, randomPassword].join(' '))
}

/** Forgets the device, as the provider did. */
export const forgetKeptDevice = (): Promise<void> => deviceStorage.removeItem(storedName)

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
