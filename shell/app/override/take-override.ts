import { readStored, replaceAddress, writeStored } from 'shared/session/arrival'

/** In session storage: the token of the override that this tab shows. A window that the tab opens begins with a copy of it. */
const overrideEntry = 'override'

/** The name of the parameter that links of `release override` have. */
export const overrideParameter = 'override'

export interface TakenOverride {
  readonly token: string
  /** Whether the address asked for an override, so that the server left out the preloads of the released site. */
  readonly isAsked: boolean
}

/**
 * The override that the address asks for, else the one that this tab keeps; undefined in a customer's tab. It is taken out of the
 * address. It proves nothing: the server decides what it allows. Every start loads this file, so it is small.
 */
export function takeOverride(): TakenOverride | undefined {
  const address = new URL(location.href)
  const asked = address.searchParams.get(overrideParameter)
  const token = asked || (readStored('session', overrideEntry) ?? asked)
  if (asked !== null) {
    address.searchParams.delete(overrideParameter)
    replaceAddress(address)
  }
  return token === null ? undefined : { token, isAsked: asked !== null }
}

/** Stores an override for the next page in this tab. */
export const rememberOverride = (token: string): void => writeStored('session', overrideEntry, token)

export const forgetOverride = (): void => writeStored('session', overrideEntry, undefined)
