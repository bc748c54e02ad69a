import * as v from 'valibot'

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

/** A stored JSON document that fits the schema. Undefined for any other, which somebody may have put there. */
export function readStoredAs<Document>(
  area: StorageArea,
  name: string,
  schema: v.GenericSchema<unknown, Document>,
): Document | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readStored(area, name))
  return read.success ? read.output : undefined
}

/** Stores a text; undefined erases it. If storage is full, the former text is erased: it must not pass for the new one. */
export function writeStored(area: StorageArea, name: string, text: string | undefined): void {
  try {
    if (text === undefined) areaOf(area).removeItem(name)
    else areaOf(area).setItem(name, text)
  } catch {
    if (text !== undefined) writeStored(area, name, undefined)
  }
}

/** Erases every text whose name has the prefix. */
export function eraseStored(area: StorageArea, prefix: string): void {
  try {
    for (const name of Object.keys(areaOf(area))) if (name.startsWith(prefix)) areaOf(area).removeItem(name)
  } catch {
    // Blocked: there is nothing.
  }
}
