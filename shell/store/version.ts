import { createHash } from 'node:crypto'
import type { RemoteName } from 'shared/federation'
import type { PublishedRemote, PublishedShell } from './published-release.ts'
import * as v from 'valibot'
import { createDocument, readDocument } from './document.ts'
import { Refusal, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/** A part of the site that is published alone. */
export type PartName = 'shell' | RemoteName

/** Who published a version, and from what. */
export interface Publication {
  /** ISO 8601. */
  readonly at: string
  /** A person or a team. Customers can read it: it must be a name that may be public. */
  readonly by: string
  /** The source commit; with `+` if files differed from it. Absent outside of git. */
  readonly commit?: string
  /** The first line of the commit's message. */
  readonly message?: string
  /** Why it was published although files differed from the commit. */
  readonly forced?: string
}

type ContentOf<Part extends PartName> = Part extends 'shell' ? PublishedShell : PublishedRemote

/** An immutable build of a part. The same build has the same id, whoever publishes it. */
export interface Version<Part extends PartName = PartName> {
  readonly part: Part
  /** The first 12 hexadecimal digits of the content's SHA-256. */
  readonly id: string
  readonly content: ContentOf<Part>
  readonly published: Publication
}

const folderOf = (part: PartName) => `versions/${part}`
const nameOf = (part: PartName, id: string) => `${folderOf(part)}/${id}.json`
const shortHash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** The id of a version with this content. */
export const versionId = (part: PartName, content: PublishedShell | PublishedRemote): string =>
  shortHash([part, content])

/** The id of the release of these versions: the same versions make the same release, in whatever order they came. */
export const releaseId = (versions: Readonly<Record<string, string>>): string =>
  shortHash(Object.entries(versions).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const fileIn = (folder: string) =>
  v.object({ url: v.pipe(v.string(), v.regex(new RegExp(`^${folder}[\\w.-]+$`))), integrity: v.string() })

/** A content is what its id says; but it may be no build's. */
function versionSchema(part: PartName) {
  const files = v.array(fileIn(part === 'shell' ? '/assets/' : `/remotes/${part}/`))
  const screens = v.record(v.string(), v.looseObject({ files: v.array(v.looseObject({ url: v.string() })) }))
  const ofRemote = v.looseObject({ files, entry: v.looseObject({ url: v.string() }), screens })
  return v.object({
    content: part === 'shell' ? v.looseObject({ files }) : ofRemote,
    published: v.looseObject({ at: v.string(), by: v.string() }),
  })
}

/** A version that exists keeps its first publication. @throws {Refusal} if the content is no build's */
export async function storeVersion<Part extends PartName>(
  store: Store,
  part: Part,
  content: ContentOf<Part>,
  published: Publication,
): Promise<{ readonly version: Version<Part>; readonly isNew: boolean }> {
  const id = versionId(part, content)
  const { issues = [] } = v.safeParse(versionSchema(part), { content, published })
  if (issues.length > 0)
    throw new Refusal(issues.map((issue) => `${part}: ${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  const isNew = await createDocument(store, nameOf(part, id), { part, content, published })
  return { version: await readVersion(store, part, id), isNew }
}

/** A version by its id. @throws {StoreProblem} if it is missing or damaged */
export async function readVersion<Part extends PartName>(store: Store, part: Part, id: string): Promise<Version<Part>> {
  const name = nameOf(part, id)
  const document = await readDocument(store, name, versionSchema(part))
  if (!document) throw new StoreProblem(store, name, 'is missing')
  const { content, published } = document as unknown as Pick<Version<Part>, 'content' | 'published'>
  if (versionId(part, content) !== id)
    throw new StoreProblem(store, name, 'is damaged: its content is not the one that it names')
  return { part, id, content, published }
}

/** The ids of a part's versions, in no order. */
export const versionIds = async (store: Store, part: PartName): Promise<readonly string[]> =>
  (await store.list(folderOf(part))).flatMap((name) => /^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? [])
