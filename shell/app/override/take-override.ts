import { readStored, replaceAddress, writeStored } from 'shared/session/arrival'

/** In session storage: the token of the override that this tab shows. A window that the tab opens begins with a copy of it. */
const overrideName = 'override'

/** The name of the parameter that links of `release override` have. */
export const overrideParameter = 'override'

export interface TakenOverride {
  readonly token: string
  /** Whether the address asked for an override, so that the server left out the preloads of the released site. */
  readonly isAsked: boolean
}

/**
 * The override that the address asks for, else the one that this tab keeps; undefined in a customer's tab. It leaves the address, and stays
 * in the tab. It proves nothing: the server decides what it allows. Every start loads this file, so it is small.
 */
export function takeOverride(): TakenOverride | undefined {
  const address = new URL(location.href)
  const asked = address.searchParams.get(overrideParameter)
  const token = asked || (readStored('session', overrideName) ?? asked)
  if (asked !== null) {
    address.searchParams.delete(overrideParameter)
    replaceAddress(address)
  }
  return token === null ? undefined : { token, isAsked: asked !== null }
}

/** Keeps an override for the next page in this tab; undefined forgets it. */
export const rememberOverride = (token: string | undefined): void => writeStored('session', overrideName, token)
