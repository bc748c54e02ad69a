/**
 * The redirect address on this origin; undefined if there is none.
 * @param registered the addresses that the hosted UI may return to. It compares them as texts, so the configured text is sent
 */
export const registeredAddress = (registered: readonly string[]): string | undefined =>
  registered.find((address) => new URL(address).origin === location.origin)
