import { deviceStorage } from './stored-session.ts'

/*
 * The keys by which the provider recognises this device, stored for the next sign-in if the customer chose to remember the device.
 * The identity client stores them only with the session, under the name of the sign-in: a sign-out erases them, and a sign-in with
 * the phone number does not find keys that were stored under the username.
 */

const storedName = 'device'

export interface KnownDevice {
  readonly deviceKey: string
  readonly deviceGroupKey: string
  readonly randomPassword: string
}

/** The keys of this device; undefined if the customer with this phone number did not choose to remember it. */
export async function rememberedDevice(phoneNumber: string): Promise<KnownDevice | undefined> {
  const [customer, deviceKey, deviceGroupKey, randomPassword] =
    (await deviceStorage.getItem(storedName))?.split(' ') ?? []
  if (!deviceKey || !deviceGroupKey || !randomPassword || customer !== (await digestOf(phoneNumber))) return undefined
  return { deviceKey, deviceGroupKey, randomPassword }
}

/** Stores the keys for a phone number. Only a digest of the number is stored: after a sign-out nothing may identify the customer. */
export async function keepDevice(
  phoneNumber: string,
  { deviceKey, deviceGroupKey, randomPassword }: KnownDevice,
): Promise<void> {
  await deviceStorage.setItem(
    storedName,
    [await digestOf(phoneNumber), deviceKey, deviceGroupKey, randomPassword].join(' '),
  )
}

/** Erases the keys, after the provider has forgotten the device. */
export const forgetKeptDevice = (): Promise<void> => deviceStorage.removeItem(storedName)

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
