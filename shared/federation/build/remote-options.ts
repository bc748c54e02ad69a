import { exposeOf, type RemoteName, type ScreenName } from '../remotes.ts'
import type { ScreenDeclaration } from '../screen.ts'

export interface RemoteOptions {
  readonly name: RemoteName
  /** The remote's folder. */
  readonly directory: string
  /** What the remote declares of each screen, and its module, relative to the folder. */
  readonly screens: Readonly<Record<ScreenName, ScreenDeclaration & { readonly module: string }>>
  /** What all JavaScript and CSS may weigh, in kB of 1000 bytes after brotli. A release that weighs more is refused. */
  readonly maxKb: number
}

/** What a remote declares of its screens, as the release carries it: without their modules. */
export const declarationsOf = (screens: RemoteOptions['screens']): Readonly<Record<ScreenName, ScreenDeclaration>> =>
  Object.fromEntries(
    Object.entries(screens).map(([screen, { module: _module, ...declaration }]) => [screen, declaration]),
  )

/** The screens' modules by their expose keys, as the federation plugin takes them. */
export const exposesOf = (screens: RemoteOptions['screens']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(screens).map(([screen, { module }]) => [exposeOf(screen), module]))
