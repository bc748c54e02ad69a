/** What a release names as a file's integrity. The browser ignores what has another form, and so checks nothing. */
export const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/

/** A published file: where it is served and what the browser must find there. */
export interface ReleaseFile {
  /** Absolute path, or URL where the remote has an origin of its own. */
  readonly url: string
  /** Subresource Integrity, `sha384-…`. */
  readonly integrity: string
}

/** An entry that a dev server serves. Each edit changes it, so it has no integrity. Only the development shell runs one; publishing never makes one. */
interface HotEntry {
  readonly url: string
  readonly hot: true
}

export interface RemoteRelease {
  readonly version: string
  readonly entry: ReleaseFile | HotEntry
  /** The scripts of each exposed screen, by expose key. */
  readonly screens: Readonly<Record<string, readonly ReleaseFile[]>>
}

/** What the site consists of at one moment, as its page tells the shell: the remotes, every file with its hash. */
export interface Release {
  readonly id: string
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, RemoteRelease>>
}
