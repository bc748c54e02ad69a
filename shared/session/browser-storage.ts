/*
 * Storage may be blocked or full. What the site keeps there is convenience, so a failure reads
 * as 'nothing kept' and is told to nobody.
 */

export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage)

/** A kept text; undefined where there is none or storage is blocked. */
export function readStored(area: StorageArea, name: string): string | undefined {
  try {
    return areaOf(area).getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text, or erases it where it is undefined. */
export function writeStored(area: StorageArea, name: string, text: string | undefined): void {
  try {
    if (text === undefined) areaOf(area).removeItem(name)
    else areaOf(area).setItem(name, text)
  } catch {
    // Blocked or full: see above.
  }
}
