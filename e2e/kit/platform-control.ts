import { expect } from '@playwright/test'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'

/** Makes calls fail until the next test, or until the fault is removed. */
export async function addFault(platform: Platform, fault: Fault): Promise<void> {
  expect(await clientOf(platform, 'control').post('/faults', fault)).toMatchObject({ status: 201 })
}

export const liftFaults = (platform: Platform) => clientOf(platform, 'control').delete('/faults')

/** The calls to count: those that match all of these. */
export type CallsToCount = Partial<Pick<CountedCalls, 'service' | 'method' | 'path' | 'operation'>>

/** The number of calls since the count was last reset. */
export async function countCalls(platform: Platform, wanted: CallsToCount): Promise<number> {
  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const counted = data.filter((call) =>
    Object.entries(wanted).every(([name, value]) => call[name as keyof CallsToCount] === value),
  )
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** Calls one of control's operations on a customer, such as `disable`. */
export async function requestControl(
  platform: Platform,
  call: 'revoke' | 'disable' | 'delete' | 'expire',
  customer: object,
): Promise<void> {
  const { status } = await clientOf(platform, 'control').post(`/${call}`, customer)
  expect(status).toBeLessThan(300)
}
