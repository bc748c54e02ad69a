import * as v from 'valibot'

/** What can go wrong with a call. `truncated` and those after it carry out the call, and damage only its response. */
const faultKinds = [
  'status',
  'latency',
  'hang',
  'hold',
  'drop',
  'truncated',
  'malformed',
  'empty',
  'commit-then-drop',
  'commit-then-hold',
] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

export const effectSchema = v.strictObject({
  kind: v.picklist(faultKinds),
  /** For the kind `status`; default 500. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** For the kind `status`: Cognito's name for the refusal; default InternalErrorException. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** A wait before anything else; `latency` does only this. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** How often it happens; default: always. */
  times: v.optional(count),
  /** It happens only to every n-th call. */
  oneIn: v.optional(count),
})

export type FaultEffect = v.InferOutput<typeof effectSchema>

/** Whether an effect happens to the n-th matching call (the first is 1). */
export function happensTo(n: number, { times = Infinity, oneIn = 1 }: FaultEffect): boolean {
  return n % oneIn === 0 && n / oneIn <= times
}

/** An effect in a few words, for the record of calls. */
export function describeEffect({ kind, status = 500, delayMs }: FaultEffect): string {
  return [
    `fault: ${kind}`,
    ...(kind === 'status' ? [status] : []),
    ...(delayMs === undefined ? [] : [`after ${delayMs} ms`]),
  ].join(' ')
}
