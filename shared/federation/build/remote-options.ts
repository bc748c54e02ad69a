import { exposeOf, type RemoteName, type ScreenName } from '../remotes.ts'
import type { ScreenDeclaration } from '../screen.ts'

export interface RemoteOptions {
  readonly name: RemoteName
  readonly directory: string
  /** What the remote declares of each screen, and its module, relative to the folder. */
  readonly screens: Readonly<Record<ScreenName, ScreenDeclaration & { readonly module: string }>>
  /** What all JavaScript and CSS may weigh, in kB of 1000 bytes after brotli. A release that weighs more is refused. */
  readonly maxKb: number
}

/** As the release carries them: without their modules. */
export const declarationsOf = (screens: RemoteOptions['screens']): Readonly<Record<ScreenName, ScreenDeclaration>> =>
  Object.fromEntries(
    Object.entries(screens).map(([screen, { module: _module, ...declaration }]) => [screen, declaration]),
  )

/** As the federation plugin takes them: modules by their expose keys. */
export const exposesOf = (screens: RemoteOptions['screens']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(screens).map(([screen, { module }]) => [exposeOf(screen), module]))
