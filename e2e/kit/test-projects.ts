import type { RemoteName } from 'shared/federation'
import { isWholeSite, remoteNames } from '../site/parts.ts'

/** The browser tests of one part, or those that cross parts. */
export interface TestProject {
  readonly name: string
  /** Relative to the workspace. */
  readonly directory: string
  /** The remotes of the site under test; the others are absent. */
  readonly remotes: readonly RemoteName[]
}

/** What a checkout can run: the tests of each remote in it and, if it has all remotes, the shell's and those that cross remotes. */
function projectsOfCheckout(): readonly TestProject[] {
  const alone = remoteNames.map((name) => ({ name, directory: `${name}/tests`, remotes: [name] }))
  if (!isWholeSite(remoteNames)) return alone
  return [
    { name: 'e2e', directory: 'e2e/tests', remotes: remoteNames },
    { name: 'shell', directory: 'shell/tests', remotes: remoteNames },
    ...alone,
  ]
}

/** The projects of this run: those that `TEST_PROJECTS` names, else all. The site is built only for these. */
export const testProjects: readonly TestProject[] = projectsOfCheckout().filter(
  ({ name }) => process.env.TEST_PROJECTS?.split(',').includes(name) ?? true,
)
