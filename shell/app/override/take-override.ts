import { readStored, replaceAddress, writeStored } from 'shared/session/arrival'

/** In session storage, which a tab has for itself: the override that this tab shows. */
const overrideName = 'override'

/** The name of the parameter that links of `release override` have. */
export const overrideParameter = 'override'

export interface TakenOverride {
  /** The token and, once this tab has kept it, the tab's name. */
  readonly override: string
  /** Whether the address asked for an override, so that the server left out the preloads of the released site. */
  readonly isAsked: boolean
}

/**
 * The override that the address asks for, else this tab's own; undefined in a customer's tab. It leaves the address, and stays in the
 * tab. It proves nothing: the server decides what it allows. Every start loads this file, so it is small.
 */
export function takeOverride(): TakenOverride | undefined {
  const address = new URL(location.href)
  const asked = address.searchParams.get(overrideParameter)
  const override = asked || (readStored('session', overrideName) ?? asked)
  if (asked !== null) {
    address.searchParams.delete(overrideParameter)
    replaceAddress(address)
  }
  return override === null ? undefined : { override, isAsked: asked !== null }
}

/** Keeps an override for the next page in this tab; undefined forgets it. */
export const keepOverride = (override: string | undefined): void => writeStored('session', overrideName, override)
