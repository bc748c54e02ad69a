import { expect } from '@playwright/test'
import type { Fault, ListedFault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'

/** A call to the platform that waits until the test lets it go. */
export interface HeldCall {
  /** Settles once the call has arrived. */
  untilHeld(): Promise<void>
  /** Lets the call continue; `settled(page)` waits for what the page does with its response. */
  letGo(): Promise<void>
}

/**
 * Holds the next call of a kind; later ones pass.
 * @param part `request`: the service gets the call only when it is let go. `answer`: the service has carried it out.
 */
export async function holdCall(
  platform: Platform,
  call: Pick<Fault, 'service' | 'method' | 'path' | 'operation'>,
  part: 'request' | 'answer' = 'request',
): Promise<HeldCall> {
  const control = clientOf(platform, 'control')
  const kind = part === 'request' ? 'hold' : 'commit-then-hold'
  const { status, data } = await control.post<ListedFault>('/faults', { ...call, kind, times: 1 })
  expect(status).toBe(201)
  const fault = `/faults/${data.id}`
  return {
    async untilHeld() {
      expect((await control.get(`${fault}/held`)).status).toBe(204)
    },
    async letGo() {
      expect((await control.delete(fault)).status).toBe(204)
    },
  }
}
