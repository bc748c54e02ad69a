import { forgetDevice as forgetDeviceCall, rememberDevice as rememberDeviceCall } from 'aws-amplify/auth'
import { fetchDevices, type Device } from './device-list.ts'
import { empty } from './empty-input.ts'
import { callWithSession } from './identity-client.ts'
import type { IdentityResult } from './identity-error.ts'

export type { Device }

/** The signed-in customer's devices, those of all pages, the oldest first. */
export const listDevices = (): Promise<IdentityResult<readonly Device[]>> => onDevices(fetchDevices)

/** Has the provider remember this device. */
export const rememberDevice = (): Promise<IdentityResult> =>
  onDevices(async () => {
    await rememberDeviceCall()
    return undefined
  })

/** Has the provider forget this device. */
export const forgetThisDevice = (): Promise<IdentityResult> =>
  onDevices(async () => {
    await forgetDeviceCall()
    return undefined
  })

/** Has the provider forget one of the listed devices. */
export async function forgetDevice(id: string): Promise<IdentityResult> {
  if (!id) return empty
  return onDevices(async () => {
    await forgetDeviceCall({ device: { id } })
    return undefined
  })
}

/** A pool that does not track devices, or did not offer to remember this one, is a matter of configuration (spec §8). */
async function onDevices<Value>(call: () => Promise<Value>): Promise<IdentityResult<Value>> {
  const result = await callWithSession(call)
  if (result.ok || result.error.kind !== 'other') return result
  switch (result.error.name) {
    case 'InvalidParameterException':
    case 'DeviceMetadataNotFoundException':
      return { ok: false, error: { kind: 'device-configuration' } }
    default:
      return result
  }
}
