import * as v from 'valibot'

/** What a call may ask for itself. From `truncated` on the call is carried out, and only its answer suffers. */
export const requestFaultKinds = ['status', 'latency', 'hang', 'drop', 'truncated', 'malformed', 'empty', 'commit-then-drop'] as const

/** What can go wrong with a call. Only control can hold one, since only control can let it go. */
export const faultKinds = [...requestFaultKinds, 'hold', 'commit-then-hold'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

export const effectSchema = v.strictObject({
  kind: v.picklist(faultKinds),
  /** Of the kind `status`; 500 where it is not said. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Of the kind `status`: Cognito's name for the refusal; InternalErrorException where it is not said. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Waited before anything else; all that `latency` does. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** How often it happens; without it, always. */
  times: v.optional(count),
  /** Happens to every n-th call only. */
  oneIn: v.optional(count),
})

export type FaultEffect = v.InferOutput<typeof effectSchema>

/** Whether the n-th call that an effect could happen to (the first is 1) is one that it does happen to. */
export function happensTo(n: number, { times = Infinity, oneIn = 1 }: FaultEffect): boolean {
  return n % oneIn === 0 && n / oneIn <= times
}

/** An effect in a few words, for the record of calls. */
export function describeEffect({ kind, status = 500, delayMs }: FaultEffect): string {
  return [`fault: ${kind}`, ...(kind === 'status' ? [status] : []), ...(delayMs === undefined ? [] : [`after ${delayMs} ms`])].join(' ')
}
