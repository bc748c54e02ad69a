import { readStored, writeStored } from 'shared/session/arrival'

/** In session storage, which a tab has for itself: the override that this tab shows. */
const overrideName = 'override'

/** The name of the parameter that links of `release override` have. */
const parameter = 'override'

/**
 * The override that the address asks for, else this tab's own; undefined in a customer's tab. It leaves the address, and stays in the
 * tab. It proves nothing: the server decides what it allows. Every start loads this file, so it is small.
 */
export function takeOverride(): string | undefined {
  const address = new URL(location.href)
  const asked = address.searchParams.get(parameter)
  if (asked === null) return readStored('session', overrideName)
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  return asked
}

/** Keeps an override for the next page in this tab; undefined forgets it. */
export const keepOverride = (override: string | undefined): void => writeStored('session', overrideName, override)
