import type { Context } from 'hono'
import type { ServiceName } from '../addresses.ts'

/** What distinguishes calls to the same path: Cognito's operation, the helper's event, the hosted UI's grant. */
export async function operationOf(c: Context, service: ServiceName): Promise<string | undefined> {
  if (c.req.method !== 'POST') return undefined
  switch (service) {
    case 'identity':
      return c.req.header('x-amz-target')?.split('.').at(-1)
    case 'authHelper': {
      // The contract's own check says what is wrong with a body that is not JSON.
      const body: unknown = await c.req.json().catch(() => undefined)
      return typeof body === 'object' && body !== null && 'event' in body ? String(body.event) : undefined
    }
    default:
      return undefined
  }
}
