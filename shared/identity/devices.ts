import * as v from 'valibot'
import { delay } from '../tasks/index.ts'
import { deviceKeysIn, forgetDeviceKeys, keepDevice } from './device-keys.ts'
import { askWithSession, callWithSession } from './identity-client.ts'
import { readSession, readTokens } from './session-store.ts'
import { empty, type IdentityResult } from './user-pool.ts'

/** A device that the provider knows (spec §3). */
export interface Device {
  readonly id: string
  /** The name that the device gave itself; its id if it gave none. */
  readonly name: string
  /** The last sign-in on the device; undefined if the provider does not say. */
  readonly lastUsedAt: Date | undefined
  /** Whether the customer chose to remember it; the provider lists other devices too. */
  readonly isRemembered: boolean
  /** Whether it is the device that runs this code. */
  readonly isThisDevice: boolean
}

/** The most devices that `ListDevices` returns in one page (spec §9). */
const pageLength = 60

/** More pages than any customer's devices fill. */
const mostPages = 50

/** The pause before each further page grows by so much. */
const pagePauseMs = 20

const deviceSchema = v.object({
  DeviceKey: v.string(),
  DeviceAttributes: v.optional(v.array(v.object({ Name: v.string(), Value: v.optional(v.string()) })), []),
  /** Epoch seconds. */
  DeviceLastAuthenticatedDate: v.optional(v.number()),
})
type ListedDevice = v.InferOutput<typeof deviceSchema>

const pageSchema = v.object({ Devices: v.optional(v.array(deviceSchema), []), PaginationToken: v.optional(v.string()) })

/**
 * The signed-in customer's devices, the oldest first. All pages are loaded at once: a page begins after a certain device, and
 * cannot be requested once that device is forgotten.
 */
export async function listDevices(): Promise<IdentityResult<readonly Device[]>> {
  const listed: ListedDevice[] = []
  const tokens = new Set<string | undefined>()
  let behind: string | undefined
  do {
    await delay(pagePauseMs * tokens.size)
    tokens.add(behind)
    const page = await askWithSession('ListDevices', { Limit: pageLength, PaginationToken: behind }, (document) =>
      v.parse(pageSchema, document),
    )
    if (!page.ok) return asConfiguration(page)
    listed.push(...page.value.Devices)
    behind = page.value.PaginationToken
    // A provider that repeats itself has no further page.
  } while (behind && !tokens.has(behind) && tokens.size < mostPages)
  const keys = listed.map(({ DeviceKey }) => DeviceKey)
  const devices = listed.filter(({ DeviceKey }, place) => keys.indexOf(DeviceKey) === place)
  if (devices.length < listed.length) console.warn('[identity] ListDevices: some devices came twice')
  return { ok: true, value: devices.map(deviceOf) }
}

function deviceOf({ DeviceKey, DeviceAttributes, DeviceLastAuthenticatedDate: seconds }: ListedDevice): Device {
  const attribute = (wanted: string) => DeviceAttributes.find(({ Name }) => Name === wanted)?.Value
  return {
    id: DeviceKey,
    name: attribute('device_name') || DeviceKey,
    lastUsedAt: seconds === undefined ? undefined : new Date(seconds * 1000),
    isRemembered: attribute('dev:device_remembered_status') === 'remembered',
    isThisDevice: DeviceKey === readTokens()?.deviceKey,
  }
}

/** Makes the provider remember this device, and stores on it the keys by which the provider recognises it. */
export const rememberDevice = (): Promise<IdentityResult> =>
  onThisDevice(async (id) => {
    const remembered = await callDevice('UpdateDeviceStatus', { DeviceKey: id, DeviceRememberedStatus: 'remembered' })
    const phoneNumber = readTokens()?.claims['phone_number']
    const keys = deviceKeysIn(readSession())
    // Outside a secure context the phone number cannot be hashed. Then the device is not stored.
    if (remembered.ok && keys && typeof phoneNumber === 'string')
      await keepDevice(phoneNumber, keys).catch(() => undefined)
    return remembered
  })

/** Makes the provider forget a device from the list. */
export async function forgetDevice(id: string): Promise<IdentityResult> {
  if (!id) return empty
  const forgotten = await callDevice('ForgetDevice', { DeviceKey: id })
  if (forgotten.ok && id === readTokens()?.deviceKey) forgetDeviceKeys()
  return forgotten
}

/** Calls an operation for the device that runs this code. */
export async function onThisDevice(call: (id: string) => Promise<IdentityResult>): Promise<IdentityResult> {
  const tokens = readTokens()
  if (!tokens) return { ok: false, error: { kind: 'not-signed-in' } }
  return tokens.deviceKey ? call(tokens.deviceKey) : notConfigured
}

const callDevice = async (operation: string, input: object) => asConfiguration(await callWithSession(operation, input))

/** A pool that does not track devices, or cannot remember this one, is a configuration error (spec §8). */
const asConfiguration = <Value>(result: IdentityResult<Value>): IdentityResult<Value> =>
  !result.ok && result.error.kind === 'other' && result.error.name === 'InvalidParameterException'
    ? notConfigured
    : result

const notConfigured = { ok: false, error: { kind: 'device-configuration' } } as const
