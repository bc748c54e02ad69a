import type { ScreenName } from './remotes.ts'
import type { ScreenDeclaration } from './screen.ts'

/** The form of a file's integrity in a release. A browser ignores other forms, and would then check nothing. */
export const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/

export interface ReleaseFile {
  /** An absolute path, or a URL if the remote has its own origin. */
  readonly url: string
  readonly integrity: string
}

/** An entry that a dev server serves. Each edit changes it, so it has no integrity. Only the development shell runs one; publishing never makes one. */
interface HotEntry {
  readonly url: string
  readonly hot: true
}

export interface ReleasedScreen extends ScreenDeclaration {
  /** Its scripts, without the remote's entry. */
  readonly files: readonly ReleaseFile[]
}

export interface RemoteRelease {
  readonly version: string
  readonly entry: ReleaseFile | HotEntry
  readonly screens: Readonly<Record<ScreenName, ReleasedScreen>>
}

/** A published version of one remote that a tab shows instead of the released one. */
export interface ReleaseOverride {
  readonly remote: string
  /** The id of its version in the store. */
  readonly version: string
  /** The source commit. Absent if it was built outside of git. This and `published` are for the dialog of former shells (decisions/0044). */
  readonly commit?: string
  readonly published: { readonly by: string; readonly at: string }
  /** ISO 8601. A page that is opened later does not get it. */
  readonly until: string
  /** The id of the release in which it stands. */
  readonly release: string
}

/** A release of the site, as the page describes it to the shell: the remotes, and each file with its hash. */
export interface Release {
  readonly id: string
  /** During a rollout: which customers get this release. Absent otherwise. */
  readonly arm?: 'stable' | 'candidate'
  /** In a tab with an override: then no customer gets this release. */
  readonly override?: ReleaseOverride
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, RemoteRelease>>
}
