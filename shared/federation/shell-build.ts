import type { BuildSources, SharedExports } from './remote-build.ts'

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
  /** Files of the shell that a screen loads on demand, also offline: the QR code. */
  readonly onDemand: readonly string[]
  /** The service worker's script; absent in a shell without one. */
  readonly worker?: string
  readonly version: string
  /** Version of each shared module that the host provides; each entry of `shared` has its own. */
  readonly provides: Readonly<Record<string, string>>
  readonly exports: SharedExports
  readonly sources: BuildSources
}
