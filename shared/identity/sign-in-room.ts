import { Amplify, createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import type { SignInOutput } from 'aws-amplify/auth'
import type { KeyValueStorageInterface } from 'aws-amplify/utils'
import { configuredPool } from './call-user-pool.ts'
import { openSession } from './open-session.ts'
import { rememberedDevice, type KnownDevice } from './remembered-device.ts'
import { storageOf, type SessionEntries } from './stored-session.ts'
import { tokenStoreOn } from './token-store.ts'

/*
 * A sign-in runs in a room: there the identity client works on entries in memory instead of those of this device. What it stores or erases,
 * however late, changes no session.
 */

/** The device of the sign-in that is under way: its challenges need it too. */
let device: KnownDevice | undefined

type SignInCall = (room: ReturnType<typeof createAmplifyContext>) => Promise<SignInOutput>

/** Sends a password, and with it the device that is known by this phone. Opens the session where that is enough. */
export const beginSignIn = (phoneNumber: string, call: SignInCall): Promise<SignInOutput> =>
  openSession(async (entries) => {
    // Without a secure context there is no digest, and so no device.
    device = await rememberedDevice(phoneNumber).catch(() => undefined)
    return callInRoom(entries, call)
  })

/** Answers a challenge of the sign-in that is under way, and opens the session where it was the last one. */
export const continueSignIn = (call: SignInCall): Promise<SignInOutput> => openSession((entries) => callInRoom(entries, call))

async function callInRoom(entries: SessionEntries, call: SignInCall): Promise<SignInOutput> {
  const Auth = { tokenProvider: createUserPoolsTokenProvider(configuredPool(), withDevice(entries)) }
  const output = await call(createAmplifyContext(Amplify.getConfig(), { Auth }))
  // For a device that the provider knew, the client adds no entries.
  const store = tokenStoreOn(entries)
  const tokens = await store.loadTokens()
  if (tokens && device && !tokens.deviceMetadata) await store.storeTokens({ ...tokens, deviceMetadata: device })
  return output
}

/** Entries in which the client finds the device under any name: sometimes it looks for the phone, sometimes for the username. */
function withDevice(entries: SessionEntries): KeyValueStorageInterface {
  const storage = storageOf(entries)
  const parts = new Map([
    ['deviceKey', device?.deviceKey],
    ['deviceGroupKey', device?.deviceGroupKey],
    ['randomPasswordKey', device?.randomPassword],
  ])
  const partOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  return {
    ...storage,
    getItem: async (name) => entries.get(name) ?? parts.get(partOf(name)) ?? null,
    removeItem: async (name) => {
      // The provider does not know the device any more.
      if (parts.delete(partOf(name))) device = undefined
      entries.delete(name)
    },
  }
}
