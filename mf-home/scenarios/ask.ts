import type { PlatformChange } from 'shared/scenarios'

/** A shop asks a customer for an authorisation. */
export const ask = (phone: string, organization: string, ...reasons: readonly string[]): PlatformChange => ({
  method: 'POST',
  path: '/seed',
  body: { intents: reasons.map((reason, index) => ({ phone, organization, reason, code: String(482_130 + index) })) },
})
