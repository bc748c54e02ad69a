import type { Store } from './store.ts'

export interface PassedCheck {
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  /** What was checked, one line each. */
  readonly stages: readonly string[]
}

const nameOf = (releaseId: string) => `checks/${releaseId}.json`

export const isChecked = async (store: Store, releaseId: string): Promise<boolean> =>
  (await store.read(nameOf(releaseId))) !== undefined

/** A second record of the same release changes nothing. */
export async function keepPassedCheck(store: Store, releaseId: string, check: PassedCheck): Promise<void> {
  await store.create(nameOf(releaseId), JSON.stringify(check, undefined, 1))
}
