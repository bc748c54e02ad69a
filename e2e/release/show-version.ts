import type { Store } from 'shell/release/store'
import { readVersion } from 'shell/release/version'
import type { FoundVersion } from './find-version.ts'
import { columns, timeOf } from './text-columns.ts'

/** A version as text: its origin, and each of its files. */
export async function showVersion(store: Store, { part, id }: FoundVersion): Promise<readonly string[]> {
  const { content, published } = await readVersion(store, part, id)
  const { at, by, commit, message } = published
  return [
    `${part}@${id}, ${content.version}, published by ${by}, ${timeOf(at)}${commit === undefined ? '' : `, commit ${commit}`}${message === undefined ? '' : ` – ${message}`}`,
    ...columns(content.files.map(({ url, integrity }) => [url, integrity])),
  ]
}
