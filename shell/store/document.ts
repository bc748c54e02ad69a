import * as v from 'valibot'
import { messageOf, OtherFormat, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/** The number of the form in which documents are written. */
export const format = 1

/** A stored document, as it was written; undefined if there is none. @throws {StoreProblem} if it is damaged, or of another format */
export async function readDocument<Schema extends v.GenericSchema>(
  store: Store,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await store.read(name)
  if (!text) return undefined
  try {
    const document: unknown = JSON.parse(text.toString())
    const { format: own = 'none' } = v.parse(v.looseObject({}), document)
    if (own !== format) throw new OtherFormat(store, name, `is of format ${String(own)}, this program reads ${format}`)
    v.assert(schema, document)
    return document
  } catch (failure) {
    throw failure instanceof StoreProblem ? failure : new StoreProblem(store, name, `is damaged: ${messageOf(failure)}`)
  }
}

/** Creates a document; false if it exists. */
export const createDocument = (store: Store, name: string, content: object): Promise<boolean> =>
  store.create(name, JSON.stringify({ format, ...content }, undefined, 1))
