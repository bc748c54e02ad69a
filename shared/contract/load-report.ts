import * as v from 'valibot'

const word = v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(100, 'is too long'))

/** What the shell reports of each load of a screen, in a beacon. It says nothing of the customer; a field not listed here is refused. */
export const loadReport = v.strictObject({
  /** A random UUID: it counts once, however often it comes. Absent from former shells, and in a page without a secure context. */
  load: v.optional(v.pipe(word, v.uuid('is no UUID'))),
  remote: v.pipe(word, v.regex(/^mf-[a-z][a-z0-9-]*$/, 'is not a remote')),
  screen: v.pipe(word, v.regex(/^[A-Z][A-Za-z0-9]*$/, 'is not a screen')),
  version: word,
  /** The phase that the load reached; `render` also if a loaded screen threw. */
  phase: v.picklist(['runtime', 'entry', 'share', 'module', 'render']),
  /** `recovered`: it succeeded after a failure. */
  outcome: v.picklist(['loaded', 'recovered', 'failed']),
  /** Whole milliseconds since the load began. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The release that the page was opened with. */
  release: word,
  /** During a rollout: which customers get the release. */
  arm: v.picklist(['stable', 'candidate']),
  /** An override is in the release: the load counts for no rollout. */
  override: v.optional(v.literal(true)),
  appId: word,
})

export type LoadReport = v.InferOutput<typeof loadReport>
