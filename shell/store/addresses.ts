import type { ReleaseFile } from 'shared/federation'
import * as v from 'valibot'
import { allEnded } from './all-ended.ts'
import { createDocument, readDocument } from './document.ts'
import type { Store } from './store.ts'

/* `addresses/assets/shell.0123abcd.js.json` leads from a file's address to its content: whichever server is asked has it, however old it is. */

/** A name with a hash of the content: the file under it never changes. */
export const hashedName = /\.[0-9a-f]{8}\.\w+$/

/** What a build can name a file. Nothing else is asked for. */
const address = /^\/(assets|remotes\/mf-[a-z0-9-]{1,60})\/[\w.-]{1,100}\.[0-9a-f]{8}\.\w{1,8}$/

/** Whose files they are: of a release, for everybody; of a version that is only published, for tabs with an override. */
type Addressed = 'addresses' | 'published'

const schema = v.object({ integrity: v.string() })

export async function storeAddresses(store: Store, of: Addressed, files: readonly ReleaseFile[]): Promise<void> {
  const hashed = files.filter(({ url }) => hashedName.test(url))
  await allEnded(hashed.map(({ url, integrity }) => createDocument(store, `${of}${url}.json`, { integrity })))
}

/** The file at an address; undefined if there is none. @throws {StoreProblem} */
export async function findFile(store: Store, of: Addressed, url: string): Promise<ReleaseFile | undefined> {
  const found = address.test(url) ? await readDocument(store, `${of}${url}.json`, schema) : undefined
  return found && { url, integrity: found.integrity }
}
