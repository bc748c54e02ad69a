/** The identity provider's longest username. */
const maximumLength = 128

/**
 * The username of a new account, derived from the customer's name: without accents, underscores for spaces, in lower case, with a
 * random suffix (spec §5). A long name is cut, its suffix never.
 */
export function usernameFrom(name: string, suffix: string = randomSuffix()): string {
  const base = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
    .slice(0, maximumLength - 1 - suffix.length)
  return `${base}_${suffix}`
}

/** Eight hexadecimal digits. `crypto.randomUUID` is absent on plain http. */
const randomSuffix = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 16).toString(16)).join('')
