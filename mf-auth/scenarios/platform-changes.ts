import { data, fault, type FaultyCalls, type PlatformChange } from 'shared/scenarios'

/** The calls of this remote: operations of the identity provider, and events of the authentication helper. */
export const calls = {
  signIn: { service: 'identity', operation: 'InitiateAuth' },
  answer: { service: 'identity', operation: 'RespondToAuthChallenge' },
  appCode: { service: 'identity', operation: 'VerifySoftwareToken' },
  signUp: { service: 'identity', operation: 'SignUp' },
  confirmation: { service: 'identity', operation: 'ConfirmSignUp' },
  session: { service: 'identity', operation: 'GetUser' },
  saving: { service: 'identity', operation: 'UpdateUserAttributes' },
  phoneCode: { service: 'identity', operation: 'GetUserAttributeVerificationCode' },
  phoneConfirmation: { service: 'identity', operation: 'VerifyUserAttribute' },
  signOut: { service: 'identity', operation: 'RevokeToken' },
  identify: { service: 'authHelper', operation: 'identify' },
  sms: { service: 'authHelper', operation: 'sms' },
  voiceCall: { service: 'authHelper', operation: 'call' },
  reset: { service: 'authHelper', operation: 'verify' },
  organization: { service: 'api', path: '/v1/open/orgs/{key}' },
} as const satisfies Readonly<Record<string, FaultyCalls>>

/** The identity provider refuses these calls. @param name of its refusal */
export const refused = (refusedCalls: FaultyCalls, name: string): readonly PlatformChange[] => [
  fault(refusedCalls, { kind: 'status', status: 400, name }),
]

/** What somebody else does to the account of a phone. `revoke` ends its sessions. */
export const account = (what: 'disable' | 'delete' | 'revoke', phone: string): PlatformChange => ({
  method: 'POST',
  path: `/${what}`,
  body: { phone },
})

/** A customer has tried so often that the provider refuses further attempts: once for each customer of the seed, at a time that is still to come. */
export const manyAttempts = (customer: string, kind: 'password' | 'wrong sign-up') =>
  data(`INSERT INTO attempts (sub, kind, attempted_at)
    SELECT trying.sub, '${kind}', 9000000000000000 FROM seed_customers trying, seed_customers WHERE trying.label = '${customer}'`)
