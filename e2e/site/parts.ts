import { workspace } from 'shell/cli/workspace'
import { partsIn, remotesIn } from 'shell/store'

export { workspace }

/** The remotes of this checkout, which may lack some. */
export const remoteNames = remotesIn(workspace)

/** The remotes that the shell's browser tests and those that cross parts visit. A further remote needs no line here. */
const visitedRemotes = ['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile']

/** Whether a site with these remotes has every screen that the specification names. */
export const isWholeSite = (remotes: readonly string[]): boolean =>
  visitedRemotes.every((name) => remotes.includes(name))

export const partNames = partsIn(workspace)
