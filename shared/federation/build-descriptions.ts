import type { RemoteName, ScreenName } from './remotes.ts'
import type { ScreenDeclaration } from './screen.ts'

/** The file that describes a remote's build. Composition reads it; files with `mf-` names are not served. */
export const remoteBuildName = 'mf-build.json'

/** The exports of each shared entry, such as `shared/ui`, by name, each with its signature: another API has another one. */
export type SharedExports = Readonly<Record<string, Readonly<Record<string, string>>>>

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
}

/** The file that describes the shell's build. Composition reads it. */
export const shellBuildName = 'shell-build.json'

/** The content of {@link shellBuildName}. File names are in loading order. */
export interface ShellBuild {
  /** The files that every page loads. */
  readonly start: readonly string[]
  /** Further files that a page with a session needs. */
  readonly session: readonly string[]
  /** Further files that a page with a screen needs: the federation runtime. */
  readonly federation: readonly string[]
  /** Files of the shell that a screen loads on demand, also offline: the QR code, the question before a sign-out. */
  readonly onDemand: readonly string[]
  /** The service worker's script; absent in a shell without one. */
  readonly worker?: string
  readonly version: string
  /** Version of each shared module that the host provides; each entry of `shared` has its own. */
  readonly provides: Readonly<Record<string, string>>
  readonly exports: SharedExports
}
