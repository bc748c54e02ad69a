import { data, fault, type FaultEffect, type PlatformChange } from 'shared/scenarios'

/** What happens to an operation of the identity provider. */
export const identity = (operation: string, effect: FaultEffect) => fault({ service: 'identity', operation }, effect)

/** What happens to an event of the authentication helper. */
export const helper = (operation: 'identify' | 'sms' | 'call' | 'verify', effect: FaultEffect) =>
  fault({ service: 'authHelper', operation }, effect)

/** A refusal. @param name one of the identity provider's */
export const refusal = (name: string): FaultEffect => ({ kind: 'status', status: 400, name })

/** What somebody else does to the account of a phone. `revoke` ends its sessions. */
export const account = (what: 'disable' | 'delete' | 'revoke', phone: string): PlatformChange => ({
  method: 'POST',
  path: `/${what}`,
  body: { phone },
})

/** A response after eight seconds. */
export const slow: FaultEffect = { kind: 'latency', delayMs: 8000 }
export const malformed: FaultEffect = { kind: 'malformed' }
export const empty: FaultEffect = { kind: 'empty' }

/** A customer has tried so often that the provider refuses further attempts: once for each customer of the seed, at a time that is still to come. */
export const manyAttempts = (customer: string, kind: 'password' | 'wrong sign-up') =>
  data(`INSERT INTO attempts (sub, kind, attempted_at)
    SELECT trying.sub, '${kind}', 9000000000000000 FROM seed_customers trying, seed_customers WHERE trying.label = '${customer}'`)
