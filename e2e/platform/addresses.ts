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

/** The highest port that leaves room for the other eleven. */
const highestPort = 65_524

/** Control's port, which the other services follow: `PLATFORM_PORT`, so that two checkouts can run their platforms at once. @throws an error that says what is wrong with it */
export function readPlatformPort({ PLATFORM_PORT: text = '4000' }: NodeJS.ProcessEnv = process.env): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) return port
  throw new RangeError(`PLATFORM_PORT is "${text}"; it must be a port from 1 to ${highestPort}, the first of twelve`)
}
