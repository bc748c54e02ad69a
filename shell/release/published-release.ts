import type { ReleaseFile, RemoteName, RemoteRelease } from 'shared/federation'

/** The shell's part of a release. */
export interface PublishedShell {
  readonly version: string
  readonly scripts: readonly ReleaseFile[]
  /** Scripts that a page with a session needs besides. */
  readonly sessionScripts: readonly ReleaseFile[]
  /** Scripts that a page with a screen needs besides. */
  readonly federationScripts: readonly ReleaseFile[]
  /** Scripts that a screen fetches of the shell when something asks for them. */
  readonly onDemand: readonly ReleaseFile[]
  readonly styles: readonly ReleaseFile[]
  readonly fonts: readonly ReleaseFile[]
  /** Address of the service worker's script, as it was built; absent in a shell without one. */
  readonly worker?: string
  /** Every file of the build: what the site may send of it. */
  readonly files: readonly ReleaseFile[]
  /** Version of each shared module that the shell gives. */
  readonly gives: Readonly<Record<string, string>>
}

/** A remote's part: what the browser knows of it, and what composition must know besides. */
export interface PublishedRemote extends RemoteRelease {
  /** Never a hot one: publishing hashes every file. */
  readonly entry: ReleaseFile
  /** The scripts that a screen fetches when something asks for them, by expose key. */
  readonly onDemand: Readonly<Record<string, readonly ReleaseFile[]>>
  /** Every file of the build: what the site may send of it. */
  readonly files: readonly ReleaseFile[]
  /** Range of each shared module that the remote needs. */
  readonly needs: Readonly<Record<string, string>>
}

/** A release as the store keeps it, in an entry of its log. */
export interface PublishedRelease {
  readonly id: string
  /** ISO 8601. */
  readonly publishedAt: string
  readonly shell: PublishedShell
  readonly remotes: Readonly<Partial<Record<RemoteName, PublishedRemote>>>
}

/** Every file of a release. */
export const filesOf = ({ shell, remotes }: PublishedRelease): readonly ReleaseFile[] => [shell, ...Object.values(remotes)].flatMap(({ files }) => files)
