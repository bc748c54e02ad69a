import { loadAccountSettings } from 'shared/identity'
import { expect, test } from 'vitest'
import { saveMfa, type Mfa } from '../platform/identity/mfa.ts'
import { customers } from '../platform/seed/customers.ts'
import { openVisits } from './open-visits.ts'

const visit = openVisits()

test.each<{ what: string; mfa: Partial<Mfa>; preferred: string }>([
  { what: 'none where nothing is set up', mfa: {}, preferred: 'none' },
  {
    what: 'none where nothing is preferred',
    mfa: { sms_enabled: 1, totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP' },
    preferred: 'none',
  },
  { what: 'SMS', mfa: { sms_enabled: 1, preferred: 'SMS_MFA' }, preferred: 'sms' },
  {
    what: 'an app',
    mfa: { totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP', preferred: 'SOFTWARE_TOKEN_MFA' },
    preferred: 'totp',
  },
])('the preferred second factor is $what [3.6]', async ({ mfa, preferred }) => {
  await visit.signIn(customers.ana.phone)
  saveMfa(visit.platform().database, customers.ana.user.sub, mfa)
  const { fetchPreferredMfa } = await loadAccountSettings()
  expect(await fetchPreferredMfa()).toEqual({ ok: true, value: preferred })
})
