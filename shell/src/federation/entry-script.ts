import { integrityPattern, type Release } from 'shared/federation'

/** How a refusal reads in what the federation runtime says of a failed entry. */
export const notReleased = 'the release does not name this entry with an integrity'

/**
 * Makes the elements that fetch remotes' entries. An entry runs only at an address that the release names, and only with the
 * content that it names; `?retry=n` asks for the same file again.
 * @returns the maker, which throws for any other address
 */
export function createEntryScripts({ remotes }: Release): (address: string) => HTMLScriptElement {
  // The runtime asks by absolute address; the release names a file of the site's own origin by its path.
  const entries = new Map(Object.values(remotes).map(({ entry }) => [new URL(entry.url, location.origin).href, entry]))
  return (address) => {
    const integrity = integrityOf(entries.get(address.replace(/\?retry=\d+$/, '')))
    if (integrity === undefined) throw new Error(`${notReleased}: ${address}`)
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    return script
  }
}

function integrityOf(entry: Release['remotes'][string]['entry'] | undefined): string | undefined {
  if (!entry) return undefined
  if ('hot' in entry) {
    // The build of the released shell leaves this out: it runs no hot entry.
    return process.env.NODE_ENV === 'development' ? '' : undefined
  }
  return integrityPattern.test(entry.integrity) ? entry.integrity : undefined
}
