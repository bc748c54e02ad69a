import type { RemoteName } from 'shared/federation'
import { createDocument } from './document.ts'
import { NoRight, Refusal, undefinedIfProblem } from './problems.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { stableVersions, type LogEntry } from './release-log.ts'
import { droppedScreen } from './screen-problems.ts'
import type { Store } from './store.ts'
import { readStoredFile } from './stored-files.ts'
import { readVersion } from './version.ts'

/* What a release must pass before it is served: its screens, its files, and the check in a browser, whose record is kept. */

/** A screen of the specification that is served must stay: the shell leads there. @throws {Refusal} */
export async function refuseLostScreens(store: Store, newest: LogEntry, next: PublishedRelease): Promise<void> {
  const served = Object.entries(stableVersions(newest.state)).filter(([part]) => part !== 'shell')
  const lost = await Promise.all(
    served.map(async ([part, id]) => {
      // A damaged version serves no screen; what others may read may have some.
      const version = await readVersion(store, part as RemoteName, id).catch((failure: unknown) => {
        if (failure instanceof NoRight) throw failure
        return undefinedIfProblem(failure)
      })
      const screen = version && droppedScreen(version.content, next.remotes[part])
      return screen === undefined ? [] : [`${part}/${screen}: the screen is missing, and is served now`]
    }),
  )
  if (lost.flat().length > 0) throw new Refusal(lost.flat().join('\n'))
}

/** The files that this process has found undamaged, by their hashes. */
const verified = new WeakMap<Store, Set<string>>()

/** Checks that every file of a release is in the store and undamaged. @throws {StoreProblem} */
export async function verifyFiles(store: Store, release: PublishedRelease): Promise<void> {
  const known = verified.get(store) ?? new Set()
  verified.set(store, known)
  const unknown = filesOf(release).filter(({ integrity }) => !known.has(integrity))
  await Promise.all(unknown.map((file) => readStoredFile(store, file)))
  for (const { integrity } of unknown) known.add(integrity)
}

export interface PassedCheck {
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  /** What was checked, one line each. */
  readonly stages: readonly string[]
}

const nameOf = (release: string) => `checks/${release}.json`

export const isChecked = async (store: Store, release: string): Promise<boolean> =>
  (await store.read(nameOf(release))) !== undefined

/** A second record of the same release changes nothing. */
export async function storePassedCheck(store: Store, release: string, check: PassedCheck): Promise<void> {
  await createDocument(store, nameOf(release), check)
}
