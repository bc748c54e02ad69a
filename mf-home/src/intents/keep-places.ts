import type { Intent } from 'shared/contract'

/** What the customer may decide. */
export type Decision = 'authorized' | 'revoked'

/** How a request ended: by the customer's decision here, or 'closed' elsewhere. */
export type Outcome = Decision | 'closed'

/** A request on the screen; it waits for the customer as long as there is no outcome. */
export interface ShownIntent extends Intent {
  readonly outcome: Outcome | undefined
}

/**
 * The requests on the screen after the service's list was loaded again. Each keeps its place, and gets its outcome if it has one; new
 * ones come below, so that nothing moves under a thumb. Only a request that is not yet trusty is new (spec §4).
 */
export function keepPlaces(shown: readonly ShownIntent[], listed: readonly Intent[]): readonly ShownIntent[] {
  const standing = shown.map((intent) => (intent.outcome ? intent : { ...intent, outcome: outcomeIn(listed, intent) }))
  const known = new Set(shown.map(({ signature }) => signature))
  const arrived = listed.filter(({ signature, trusty }) => !trusty && !known.has(signature))
  return [...standing, ...arrived.map((intent) => ({ ...intent, outcome: undefined }))]
}

/** How a request ended, according to the service's list: an authorised one is trusty there, any other is gone. */
export function outcomeIn(
  listed: readonly Intent[],
  { signature }: Pick<Intent, 'signature'>,
): 'authorized' | 'closed' | undefined {
  const found = listed.find((intent) => intent.signature === signature)
  if (!found) return 'closed'
  return found.trusty ? 'authorized' : undefined
}
