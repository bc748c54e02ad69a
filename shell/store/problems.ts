import type { Store } from './store.ts'

/** Thrown if what somebody wants cannot be done, and they can correct it. A line for each reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Thrown if parts do not fit each other. */
export class Misfit extends Refusal {
  readonly reasons: readonly string[]
  /** Those that do not fit the shell. */
  readonly remotes: readonly string[]

  /** @param wayOut what helps, if anything does */
  constructor(reasons: readonly string[], remotes: readonly string[], wayOut?: string) {
    super([...reasons, ...(wayOut === undefined ? [] : [wayOut])].join('\n'))
    this.reasons = reasons
    this.remotes = remotes
  }
}

/** Thrown if another rollout must end first. */
export class RolloutUnderWay extends Refusal {}

/** Thrown if something in a release store is missing or damaged. The message is one line that names it. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'

  /** @param name what is missing or damaged, as the store names it
   * @param problem continues the sentence that begins with the name */
  constructor({ address }: Store, name: string, problem: string) {
    super(`${address}/${name} ${problem}`)
  }
}

/** What lies in the log and is no entry, or is missing there: it never counts, so nobody waits for it. */
export class NoEntry extends StoreProblem {}

/** Thrown if this process has no right to what is there: others may be able to read it. */
export class NoRight extends StoreProblem {}

/** Thrown if a store could not do what it was asked. It says nothing of what the store holds, so nothing counts as missing or damaged. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** Thrown if another program wrote a store. It is not damaged: to write on does not repair it. */
export class OtherFormat extends StoreProblem {}

/** What cannot be read has no value; a store without an answer still has. */
export function undefinedIfProblem(failure: unknown): undefined {
  if (!(failure instanceof StoreProblem)) throw failure
}

/** What a thrown value says. */
export const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))
