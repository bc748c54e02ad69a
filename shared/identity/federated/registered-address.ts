/** The address of this site among those that the hosted UI returns to, matched to the letter there; undefined where it is none of them. */
export const registeredAddress = (registered: readonly string[]): string | undefined =>
  registered.find((address) => new URL(address).origin === location.origin)
