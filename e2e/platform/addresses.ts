/** The services, each on its own port; with a first port, in this order. */
export const serviceNames = [
  'control',
  'identity',
  'api',
  'swap',
  'authHelper',
  'terms',
  'cdn',
  'inbox',
  'club',
  'mainSite',
  'hostedUi',
  'analytics',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** The path at which a service begins, if it is not the root. */
export const basePaths: Readonly<Record<ServiceName, string>> = {
  control: '',
  identity: '',
  api: '/v1',
  swap: '',
  authHelper: '/helper',
  terms: '',
  cdn: '/images',
  inbox: '',
  club: '',
  mainSite: '',
  hostedUi: '',
  analytics: '',
}

/** Base addresses, base path included, without a slash at the end. */
export type Addresses = Readonly<Record<ServiceName | 'identityPool', string>>

/** The address of every service, from its port. */
export function addressesOf(ports: Readonly<Record<ServiceName, number>>): Addresses {
  const address = (service: ServiceName) => `http://127.0.0.1:${ports[service]}${basePaths[service]}`
  return {
    control: address('control'),
    identity: address('identity'),
    // Both Cognito services name their operations in X-Amz-Target, so one server can be both.
    identityPool: address('identity'),
    api: address('api'),
    swap: address('swap'),
    authHelper: address('authHelper'),
    terms: address('terms'),
    cdn: address('cdn'),
    inbox: address('inbox'),
    club: address('club'),
    mainSite: address('mainSite'),
    // By name, as in its certificate.
    hostedUi: `https://localhost:${ports.hostedUi}`,
    analytics: address('analytics'),
  }
}
