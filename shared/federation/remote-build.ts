import type { RemoteName, ScreenName } from './remotes.ts'
import type { ScreenDeclaration } from './screen.ts'

/** The file that describes a remote's build. Composition reads it; files with `mf-` names are not served. */
export const remoteBuildName = 'mf-build.json'

/** The exports of each shared entry, such as `shared/ui`, by name, each with its signature: another API has another one. */
export type SharedExports = Readonly<Record<string, Readonly<Record<string, string>>>>

/** SHA-256 of each source file of the workspace that a build read, by its path relative to the workspace. */
export type BuildSources = Readonly<Record<string, string>>

/** The content of {@link remoteBuildName}. */
export interface RemoteBuild {
  readonly name: RemoteName
  readonly version: string
  readonly screens: Readonly<Record<ScreenName, ScreenDeclaration>>
  /** What all JavaScript and CSS of the remote may weigh, in kB of 1000 bytes after brotli. */
  readonly maxKb: number
  /** The range of each library that must be the shell's copy, such as `react`. */
  readonly requires: Readonly<Record<string, string>>
  /** What the build really uses of each shared entry. */
  readonly uses: SharedExports
  /** The version of each shared entry in `uses` at build time: for messages. */
  readonly builtWith: Readonly<Record<string, string>>
  readonly sources: BuildSources
}
