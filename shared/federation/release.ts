import * as v from 'valibot'

/** What a release names as a file's integrity. The browser ignores what has another form, and so checks nothing. */
export const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/

/** A published file: where it is served and what the browser must find there. */
const fileSchema = v.object({
  /** Absolute path, or URL where the remote has an origin of its own. */
  url: v.string(),
  /** Subresource Integrity, `sha384-…`. */
  integrity: v.pipe(v.string(), v.regex(integrityPattern)),
})
export type ReleaseFile = v.InferOutput<typeof fileSchema>

/** An entry that a dev server serves: each edit changes it, so it has no integrity. Only the development shell runs one, and publishing never makes one. */
const hotEntrySchema = v.object({ url: v.string(), hot: v.literal(true) })

const remoteReleaseSchema = v.object({
  version: v.string(),
  entry: v.union([fileSchema, hotEntrySchema]),
  /** The scripts of each exposed screen, by expose key. */
  screens: v.record(v.string(), v.array(fileSchema)),
})
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>

/** What the site consists of at one moment, as its page tells the shell: the remotes, every file by its hash. */
export const releaseSchema = v.object({
  id: v.string(),
  shell: v.object({ version: v.string() }),
  remotes: v.record(v.string(), remoteReleaseSchema),
})
export type Release = v.InferOutput<typeof releaseSchema>
