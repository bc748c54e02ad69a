import { useEffect, useState } from 'react'

/** How long a part waits for those above it: the answers to calls of the same moment come in any order. */
const patienceMs = 1000

/**
 * The parts of a screen in the order in which they come, so that none moves: a late one comes below those that are there.
 * @param parts whether each is there, by name, from top to bottom; undefined while nobody knows. One without content has no place.
 */
export function useOrderOfArrival<Part extends string>(
  parts: Readonly<Record<Part, boolean | undefined>>,
): readonly Part[] {
  const [shown, setShown] = useState<readonly Part[]>([])
  const [isPatient, setPatient] = useState(true)
  const arrived = orderOfArrival(shown, parts, isPatient)
  if (arrived.length > shown.length) setShown(arrived)
  const isWaiting = isPatient && orderOfArrival(shown, parts, false).length > arrived.length

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  return arrived
}

/** The parts that are shown, then those that come. @param isPatient whether a part waits for those above it */
export function orderOfArrival<Part extends string>(
  shown: readonly Part[],
  parts: Readonly<Record<Part, boolean | undefined>>,
  isPatient: boolean,
): readonly Part[] {
  const names = Object.keys(parts) as Part[]
  const missing = names.findIndex((name) => parts[name] === undefined)
  const inTurn = isPatient && missing >= 0 ? names.slice(0, missing) : names
  return [...shown, ...inTurn.filter((name) => parts[name] && !shown.includes(name))]
}
