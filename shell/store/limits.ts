import { StoreFailure } from './problems.ts'

/** How long a store may take, in ms, with repetitions and bodies. The wait for a turn does not count. */
export const storeLimits = {
  /** A read, and a page of a list. What a bucket does not answer is asked again for so long. */
  readMs: 20_000,
  createMs: 60_000,
  /** An answer of which no byte comes for so long is lost. From 6000 on, the library begins to count three seconds late. */
  silentMs: 5999,
  /** Credentials that a bucket refuses are looked up anew, at most so often. */
  credentialsMs: 15_000,
}
export type StoreLimits = Readonly<typeof storeLimits>

/** Waits for work, at most for so long; the signal tells the work. @throws {StoreFailure} the given one, then */
export function within<Value>(
  limitMs: number,
  failure: StoreFailure,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const over = new AbortController()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(failure)
    over.abort()
  }, limitMs)
  return Promise.race([work(over.signal), tooLate]).finally(() => clearTimeout(timer))
}

/** What a name's operation says that took longer than its limit. */
export const tooLong = (address: string, name: string, limitMs: number): StoreFailure =>
  new StoreFailure(`${address}/${name}: no answer within ${limitMs / 1000} s`)
