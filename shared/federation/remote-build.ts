import type { RemoteName, ScreenName } from './remotes.ts'
import type { ScreenDeclaration } from './screen.ts'

/** The file that describes a remote's build. Composition reads it; files with `mf-` names are not served. */
export const remoteBuildName = 'mf-build.json'

/** The content of {@link remoteBuildName}. */
export interface RemoteBuild {
  readonly name: RemoteName
  readonly screens: Readonly<Record<ScreenName, ScreenDeclaration>>
  /** What all JavaScript and CSS of the remote may weigh, in kB of 1000 bytes after brotli. */
  readonly maxKb: number
}
