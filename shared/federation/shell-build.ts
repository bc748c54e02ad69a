/** The file in the shell's build that tells what it consists of and provides; composition reads it. */
export const shellBuildName = 'shell-build.json'

/** What {@link shellBuildName} holds, names in loading order. */
export interface ShellBuild {
  /** What every page loads. */
  readonly start: readonly string[]
  /** What a page with a session needs besides. */
  readonly session: readonly string[]
  /** What a page with a screen needs besides: the federation runtime. */
  readonly federation: readonly string[]
  /** What a screen fetches of the shell when something asks for it, and must find without a network too: the QR code. */
  readonly onDemand: readonly string[]
  /** The service worker's script, where there is one. */
  readonly worker?: string
  /** The host's own version. */
  readonly version: string
  /** Version of each shared module that the host provides. */
  readonly provides: Readonly<Record<string, string>>
}
