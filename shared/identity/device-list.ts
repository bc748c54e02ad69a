import * as v from 'valibot'
import { callUserPool } from './call-user-pool.ts'

/** A device that the provider knows (spec §3). */
export interface Device {
  readonly id: string
  /** As the device called itself; its id where it did not. */
  readonly name: string
}

/** Of ListDevices, the longest that there is (spec §9). */
const pageLength = 60

const pageSchema = v.object({
  Devices: v.optional(
    v.array(
      v.object({
        DeviceKey: v.string(),
        DeviceAttributes: v.optional(v.array(v.object({ Name: v.string(), Value: v.optional(v.string()) })), []),
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
  const devices: Device[] = []
  let behind: string | undefined
  do {
    const page = v.parse(pageSchema, await callUserPool('ListDevices', { Limit: pageLength, PaginationToken: behind }))
    for (const { DeviceKey, DeviceAttributes } of page.Devices) {
      const name = DeviceAttributes.find(({ Name }) => Name === 'device_name')?.Value
      devices.push({ id: DeviceKey, name: name || DeviceKey })
    }
    behind = page.PaginationToken
  } while (behind)
  return devices
}
