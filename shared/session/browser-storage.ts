/*
 * Storage may be blocked or full. The site works without what it stores here, so a failure reads as empty storage and is not
 * reported.
 */

export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage)

/** A stored text; undefined if there is none or storage is blocked. */
export function readStored(area: StorageArea, name: string): string | undefined {
  try {
    return areaOf(area).getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text; undefined erases it. */
export function writeStored(area: StorageArea, name: string, text: string | undefined): void {
  try {
    if (text === undefined) areaOf(area).removeItem(name)
    else areaOf(area).setItem(name, text)
  } catch {
    // Blocked or full: see above.
  }
}
