import { expect, type Request } from '@playwright/test'
import type { CountedCalls } from '../platform/control/calls.ts'
import { isOfKind, type CallKind, type Fault, type ListedFault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'

/** Makes calls fail until the next test, or until the fault is removed. */
export async function addFault(platform: Platform, fault: Fault): Promise<void> {
  expect(await clientOf(platform, 'control').post('/faults', fault)).toMatchObject({ status: 201 })
}

export const liftFaults = (platform: Platform) => clientOf(platform, 'control').delete('/faults')

/** The number of calls of a kind since the count was last reset. */
export async function countCalls(platform: Platform, wanted: Partial<Record<keyof CallKind, string>>): Promise<number> {
  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const counted = data.filter((call) =>
    Object.entries(wanted).every(([name, value]) => call[name as keyof CallKind] === value),
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

/** Holds the next call of a kind; later ones pass. @param part `answer`: once the service has carried it out; `request`: before it does */
export async function holdCall(platform: Platform, call: CallKind, part: 'request' | 'answer' = 'request') {
  const control = clientOf(platform, 'control')
  const kind = part === 'request' ? 'hold' : 'commit-then-hold'
  const { status, data } = await control.post<ListedFault>('/faults', { ...call, kind, times: 1 })
  expect(status).toBe(201)
  const fault = `/faults/${data.id}`
  return {
    async untilHeld(): Promise<void> {
      expect((await control.get(`${fault}/held`)).status).toBe(204)
    },
    /** Lets the call continue; `settled(page)` waits for what the page does with its response. */
    async resume(): Promise<void> {
      expect((await control.delete(fault)).status).toBe(204)
    },
  }
}

/** Matches a page's requests that are calls of a kind. `settled` needs it for calls that a test holds or lets hang. */
export function isCall({ addresses }: Platform, kind: CallKind): (request: Request) => boolean {
  const { service } = kind
  return (request) => {
    const { origin, pathname: path } = new URL(request.url())
    if (origin !== new URL(addresses[service]).origin) return false
    return isOfKind({ service, method: request.method(), path, operation: operationOf(request) }, kind)
  }
}

/** Cognito's operation, or the helper's event. */
function operationOf(request: Request): string | undefined {
  const target = request.headers()['x-amz-target']
  return target ? target.split('.').at(-1) : (request.postDataJSON() as { event?: string } | null)?.event
}
