import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import * as v from 'valibot'
import { callUserPool } from './call-user-pool.ts'

/** A device that the provider knows (spec §3). */
export interface Device {
  readonly id: string
  /** As the device called itself; its id where it did not. */
  readonly name: string
  /** When somebody last signed in there; undefined where the provider does not say. */
  readonly lastUsedAt: Date | undefined
  /** Whether the customer had it remembered: the provider lists the others too. */
  readonly isRemembered: boolean
  /** Whether it is the one that asks. */
  readonly isThisDevice: boolean
}

/** Of ListDevices, the longest that there is (spec §9). */
const pageLength = 60

const pageSchema = v.object({
  Devices: v.optional(
    v.array(
      v.object({
        DeviceKey: v.string(),
        DeviceAttributes: v.optional(v.array(v.object({ Name: v.string(), Value: v.optional(v.string()) })), []),
        /** Epoch seconds. */
        DeviceLastAuthenticatedDate: v.optional(v.number()),
      }),
    ),
    [],
  ),
  PaginationToken: v.optional(v.string()),
})

/**
 * All devices of the signed-in customer. The identity client would read the first page only. A screen gets them as one list, since
 * each page begins behind a device: forgetting that one would cut off what follows.
 */
export async function fetchDevices(): Promise<readonly Device[]> {
  const thisDevice = await cognitoUserPoolsTokenProvider.tokenOrchestrator.getDeviceMetadata()
  const devices: Device[] = []
  let behind: string | undefined
  do {
    const page = v.parse(pageSchema, await callUserPool('ListDevices', { Limit: pageLength, PaginationToken: behind }))
    for (const { DeviceKey, DeviceAttributes, DeviceLastAuthenticatedDate: seconds } of page.Devices) {
      const attribute = (wanted: string) => DeviceAttributes.find(({ Name }) => Name === wanted)?.Value
      devices.push({
        id: DeviceKey,
        name: attribute('device_name') || DeviceKey,
        lastUsedAt: seconds === undefined ? undefined : new Date(seconds * 1000),
        isRemembered: attribute('dev:device_remembered_status') === 'remembered',
        isThisDevice: DeviceKey === thisDevice?.deviceKey,
      })
    }
    behind = page.PaginationToken
  } while (behind)
  return devices
}
