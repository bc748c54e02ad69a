import { deviceStorage } from './stored-session.ts'

/*
 * The device's keys, if the customer chose to remember it. The identity client stores them with the session, under the sign-in's name:
 * a sign-out erases them, and a sign-in with the phone number does not find those of the username.
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
