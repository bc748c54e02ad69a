/** Whether an origin is a page of this machine: the site, a remote on its own, a test. */
export function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(origin)
}

/** Whether a redirect to an address is allowed: to any page of this machine, or to the site itself. */
export function isReturnAddress(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return isLoopbackOrigin(origin) || origin === new URL(siteUrl).origin
}
