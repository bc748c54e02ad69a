import * as v from 'valibot'

/** A published file: where it is served and what the browser must find there. */
const fileSchema = v.object({
  /** Absolute path, or URL where the remote has an origin of its own. */
  url: v.string(),
  /** Subresource Integrity, `sha384-…`. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/)),
})
export type ReleaseFile = v.InferOutput<typeof fileSchema>

const remoteReleaseSchema = v.object({
  version: v.string(),
  entry: fileSchema,
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
