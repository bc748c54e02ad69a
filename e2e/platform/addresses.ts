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

/** The path at which a service begins; empty at the root. */
export function basePathOf(name: ServiceName): string {
  const paths: Partial<Record<ServiceName, string>> = { api: '/v1', authHelper: '/helper', cdn: '/images' }
  return paths[name] ?? ''
}

/** Base addresses, base path included, without a slash at the end. */
export type Addresses = Readonly<Record<ServiceName, string>>

export function addressesOf(portOf: (service: ServiceName) => number): Addresses {
  const addresses = serviceNames.map((name) => [name, `http://127.0.0.1:${portOf(name)}${basePathOf(name)}`])
  const byName = Object.fromEntries(addresses) as Record<ServiceName, string>
  // The hosted UI goes by name, as in its certificate.
  return { ...byName, hostedUi: `https://localhost:${portOf('hostedUi')}` }
}
