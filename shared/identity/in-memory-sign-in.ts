import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import type { SignInOutput } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, type KeyValueStorageInterface } from 'aws-amplify/utils'
import { configuredPool } from './call-user-pool.ts'
import { deviceKeysIn, rememberedDevice, setDeviceKeys, type DeviceKeys } from './device-keys.ts'
import { accessTokenIn, openSession, type SessionEntries } from './session-store.ts'

/*
 * The library signs in on entries in memory instead of those in local storage. So a late response cannot change another session.
 */

// The library's own token store follows the storage of other tabs, and fails with an error in the console.
cognitoUserPoolsTokenProvider.teardownNotify()
// It warns about endpoints that are not AWS's. Ours is configured on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** The device of the current sign-in. Its challenges need it too. */
let device: DeviceKeys | undefined

/** A step of a sign-in, made by the library in a context. */
type LibraryStep = (context: ReturnType<typeof createAmplifyContext>) => Promise<SignInOutput>

/** Begins a sign-in with the device that is remembered for the phone number. Opens the session unless a challenge follows. */
export const beginInMemory = (phoneNumber: string, step: LibraryStep): Promise<SignInOutput> =>
  openSession(async (entries) => {
    // Outside a secure context the phone number cannot be hashed, so no device is found.
    device = await rememberedDevice(phoneNumber).catch(() => undefined)
    return runInMemory(entries, step)
  })

/** Continues the current sign-in. Opens the session unless another challenge follows. */
export const continueInMemory = (step: LibraryStep): Promise<SignInOutput> =>
  openSession((entries) => runInMemory(entries, step))

async function runInMemory(entries: SessionEntries, step: LibraryStep): Promise<SignInOutput> {
  const Auth = configuredPool()
  const tokenProvider = createUserPoolsTokenProvider(Auth, storageWithDevice(entries))
  const output = await step(createAmplifyContext({ Auth }, { Auth: { tokenProvider } }))
  // The library adds no device entries if the provider already knew the device.
  if (accessTokenIn(entries) && device && !deviceKeysIn(entries)) setDeviceKeys(entries, device)
  return output
}

/** Storage in which the library finds the device under any name: it looks sometimes for the phone number, sometimes for the username. */
function storageWithDevice(entries: SessionEntries): KeyValueStorageInterface {
  const keys = new Map(Object.entries(device ?? {}))
  const partOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  return {
    getItem: async (name) => entries.get(name) ?? keys.get(partOf(name)) ?? null,
    setItem: async (name, text) => void entries.set(name, text),
    removeItem: async (name) => {
      // The library removes a key when the provider no longer knows the device.
      if (keys.delete(partOf(name))) device = undefined
      entries.delete(name)
    },
    clear: async () => entries.clear(),
  }
}
