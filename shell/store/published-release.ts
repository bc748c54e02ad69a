import type { ReleaseFile, RemoteRelease, SharedExports } from 'shared/federation'

export interface PublishedShell {
  readonly version: string
  /** The contract with the server that it was built for. */
  readonly contract: number
  readonly scripts: readonly ReleaseFile[]
  /** Further scripts that a page with a session needs. */
  readonly sessionScripts: readonly ReleaseFile[]
  /** Further scripts that a page with a screen needs. */
  readonly federationScripts: readonly ReleaseFile[]
  /** The shell's scripts that a screen fetches on demand. */
  readonly onDemand: readonly ReleaseFile[]
  readonly styles: readonly ReleaseFile[]
  readonly fonts: readonly ReleaseFile[]
  /** Address of the service worker's built script; absent in a shell without a worker. */
  readonly worker?: string
  /** Every file of the build that the site may serve. */
  readonly files: readonly ReleaseFile[]
  /** The version of each shared module that the shell provides. */
  readonly provides: Readonly<Record<string, string>>
  /** What the shell provides of each shared entry. */
  readonly exports: SharedExports
}

/** A remote's part of a release: what the browser needs, and what composition needs in addition. */
export interface PublishedRemote extends RemoteRelease {
  /** Never a hot entry: each published file has a hash. */
  readonly entry: ReleaseFile
  /** The scripts that a screen fetches on demand, by its name. */
  readonly onDemand: Readonly<Record<string, readonly ReleaseFile[]>>
  /** Every file of the build that the site may serve. */
  readonly files: readonly ReleaseFile[]
  /** What all its JavaScript and CSS may weigh, in kB of 1000 bytes after brotli. */
  readonly maxKb: number
  /** The version range of each shared library that the remote requires. */
  readonly requires: Readonly<Record<string, string>>
  /** What the remote uses of each shared entry. */
  readonly uses: SharedExports
  /** The version of each entry in `uses` when the remote was built: for messages. */
  readonly builtWith: Readonly<Record<string, string>>
}

export interface ReleaseParts {
  readonly shell: PublishedShell
  readonly remotes: Readonly<Record<string, PublishedRemote>>
}

export interface PublishedRelease extends ReleaseParts {
  /** A hash of the versions. */
  readonly id: string
  /** The id of each part's version, by part. */
  readonly versions: Readonly<Record<string, string>>
}

/** Every file of a release. */
export const filesOf = ({ shell, remotes }: ReleaseParts): readonly ReleaseFile[] =>
  [shell, ...Object.values(remotes)].flatMap(({ files }) => files)
