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
 * Each sign-in has a "room": entries in memory, on which the identity client works instead of the entries in local storage. So a late
 * response cannot change another session.
 */

/** The device of the current sign-in. Its challenges need it too. */
let device: KnownDevice | undefined

type SignInCall = (room: ReturnType<typeof createAmplifyContext>) => Promise<SignInOutput>

/** Begins a sign-in with a password and the device that is remembered for the phone number. Opens the session unless a challenge follows. */
export const beginSignIn = (phoneNumber: string, call: SignInCall): Promise<SignInOutput> =>
  openSession(async (entries) => {
    // Outside a secure context the phone number cannot be hashed, so no device is found.
    device = await rememberedDevice(phoneNumber).catch(() => undefined)
    return callInRoom(entries, call)
  })

/** Responds to a challenge of the current sign-in. Opens the session unless another challenge follows. */
export const continueSignIn = (call: SignInCall): Promise<SignInOutput> =>
  openSession((entries) => callInRoom(entries, call))

async function callInRoom(entries: SessionEntries, call: SignInCall): Promise<SignInOutput> {
  const Auth = { tokenProvider: createUserPoolsTokenProvider(configuredPool(), withDevice(entries)) }
  const output = await call(createAmplifyContext(Amplify.getConfig(), { Auth }))
  // The client adds no device entries if the provider already knew the device.
  const store = tokenStoreOn(entries)
  const tokens = await store.loadTokens()
  if (tokens && device && !tokens.deviceMetadata) await store.storeTokens({ ...tokens, deviceMetadata: device })
  return output
}

/** Storage in which the client finds the device under any name: it looks sometimes for the phone number, sometimes for the username. */
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
      // The client removes a part when the provider no longer knows the device.
      if (parts.delete(partOf(name))) device = undefined
      entries.delete(name)
    },
  }
}
