/** The services, each on a port of its own; with a first port, in this order. */
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
] as const
export type ServiceName = (typeof serviceNames)[number]

/** Path at which a service begins, where it is not its root. */
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
}

/** Base addresses, base path included, without a slash at the end. */
export type Addresses = Readonly<Record<ServiceName | 'identityPool', string>>

/** The address of every service, from the ports that they listen on. */
export function addressesOf(ports: Readonly<Record<ServiceName, number>>): Addresses {
  const address = (service: ServiceName) => `http://127.0.0.1:${ports[service]}${basePaths[service]}`
  return {
    control: address('control'),
    identity: address('identity'),
    // Both Cognito services tell their operations by X-Amz-Target, so one server answers both.
    identityPool: address('identity'),
    api: address('api'),
    swap: address('swap'),
    authHelper: address('authHelper'),
    terms: address('terms'),
    cdn: address('cdn'),
    inbox: address('inbox'),
    club: address('club'),
    mainSite: address('mainSite'),
    // By name, which its certificate is for.
    hostedUi: `https://localhost:${ports.hostedUi}`,
  }
}
