import type { Statements } from 'shared/federation'
import * as v from 'valibot'
import { allEnded } from './all-ended.ts'
import { createDocument, readDocument } from './document.ts'
import type { Store } from './store.ts'

/* `statements/{signature}.json`: what a signature stands for. What fits is decided anew each time: an answer that was stored could be wrong. */

const folder = 'statements'

export async function storeStatements(store: Store, published: Readonly<Record<string, Statements>>): Promise<void> {
  const stored = new Set(await store.list(folder))
  const missing = Object.entries(published).filter(([signature]) => !stored.has(`${signature}.json`))
  await allEnded(
    missing.map(([signature, statements]) => createDocument(store, `${folder}/${signature}.json`, { statements })),
  )
}

const schema = v.object({
  statements: v.array(
    v.looseObject({ kind: v.string(), name: v.string(), text: v.string(), tree: v.looseObject({ kind: v.string() }) }),
  ),
})

/** What signatures stand for, but for those that were published without. @throws {StoreProblem} */
export async function readStatements(
  store: Store,
  signatures: readonly string[],
): Promise<Readonly<Record<string, Statements>>> {
  const read = signatures.map(async (signature) => {
    const document = await readDocument(store, `${folder}/${signature}.json`, schema)
    return document ? [[signature, document.statements as unknown as Statements] as const] : []
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
