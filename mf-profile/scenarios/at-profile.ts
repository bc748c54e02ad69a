import { ana, anaSub, data, everyCall, sharedCalls, type PlatformChange } from 'shared/scenarios'

export const calls = {
  ...sharedCalls,
  saving: { service: 'identity', operation: 'UpdateUserAttributes' },
  password: { service: 'identity', operation: 'ChangePassword' },
  devices: { service: 'identity', operation: 'ListDevices' },
  forgetting: { service: 'identity', operation: 'ForgetDevice' },
  remembering: { service: 'identity', operation: 'UpdateDeviceStatus' },
  deletion: { service: 'identity', operation: 'DeleteUser' },
  signOut: { service: 'identity', operation: 'RevokeToken' },
  signOutEverywhere: { service: 'identity', operation: 'GlobalSignOut' },
} as const

/** Ana's profile, at one of her five organisations. */
export const profile = {
  ...ana,
  path: '/{org}/user-profile',
  calls: { organizations: calls.organizations, organization: calls.organization, network: everyCall },
} as const

/** The identity provider has another value for an attribute of Ana's. */
export const attribute = (name: string, value: string): PlatformChange =>
  data(`INSERT OR REPLACE INTO user_attributes (sub, name, value) VALUES ('${anaSub}', '${name}', '${value}')`)

export const without = (name: string): PlatformChange =>
  data(`DELETE FROM user_attributes WHERE name = '${name}' AND sub = '${anaSub}'`)

/** In the frame of the signed-out area, whose screen is another remote's. */
export const signedOut = 'Plataforma de fidelidade'
