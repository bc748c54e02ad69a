import * as v from 'valibot'
import { messageOf, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/** The number of the form in which documents are written. Those of November 2026 have none. */
export const format = 1
export const formatSchema = v.optional(v.literal(format))

/** A stored document; undefined if there is none. @throws {StoreProblem} if it is damaged, or of a format that this program does not know */
export async function readDocument<Schema extends v.GenericSchema>(
  store: Store,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await store.read(name)
  if (!text) return undefined
  try {
    return v.parse(schema, JSON.parse(text.toString()))
  } catch (failure) {
    throw new StoreProblem(store, name, `is damaged: ${messageOf(failure)}`)
  }
}

/** Creates a document; false if it exists. */
export const createDocument = (store: Store, name: string, content: object): Promise<boolean> =>
  store.create(name, JSON.stringify({ format, ...content }, undefined, 1))
