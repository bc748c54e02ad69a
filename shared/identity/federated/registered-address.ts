/** The redirect address on this origin, as it is configured: the hosted UI compares addresses as texts. */
export const registeredAddress = (registered: readonly string[]): string | undefined =>
  registered.find((address) => new URL(address).origin === location.origin)
