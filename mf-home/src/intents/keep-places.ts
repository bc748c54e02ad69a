import type { Intent } from 'shared/contract'

export type Decision = 'authorized' | 'revoked'

/** How a request ended: by the customer's decision here, or 'closed' elsewhere. */
export type Outcome = Decision | 'closed'

/** A request on the screen; it waits for the customer as long as there is no outcome. */
export interface ShownIntent extends Intent {
  readonly outcome: Outcome | undefined
  /** The last that came since the screen is there. */
  readonly isNew?: true | undefined
}

export const isNewAndWaiting = ({ isNew, outcome }: ShownIntent): boolean => isNew === true && outcome === undefined

/** Whether two are one request: a signature may stand for several codes. */
export const isSame = (one: IntentName, other: IntentName): boolean =>
  one.signature === other.signature && one.code === other.code

type IntentName = Pick<Intent, 'signature' | 'code'>

/**
 * Each request keeps its place, and new ones come below, so that nothing moves under a thumb. Trusty ones are not new (spec §4).
 * @param shown undefined before the first list
 */
export function keepPlaces(
  shown: readonly ShownIntent[] | undefined,
  listed: readonly Intent[],
): readonly ShownIntent[] {
  const known = shown ?? []
  const arrived = listed.filter((intent) => !intent.trusty && !known.some((other) => isSame(other, intent)))
  return [
    ...known.map((intent) => ({
      ...intent,
      outcome: intent.outcome ?? outcomeIn(listed, intent),
      isNew: (intent.isNew && arrived.length === 0) || undefined,
    })),
    ...arrived.map((intent) => ({
      ...intent,
      outcome: undefined,
      isNew: (shown && intent === arrived.at(-1)) || undefined,
    })),
  ]
}

/** How a request ended, according to the service's list: an authorised one is trusty there, any other is gone. */
export function outcomeIn(listed: readonly Intent[], wanted: IntentName): 'authorized' | 'closed' | undefined {
  const found = listed.find((intent) => isSame(intent, wanted))
  if (!found) return 'closed'
  return found.trusty ? 'authorized' : undefined
}
