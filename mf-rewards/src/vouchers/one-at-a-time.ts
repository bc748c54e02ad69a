/**
 * Does one piece of work of a name at a time, across the tabs of this browser. Where locks are
 * refused, as browsers do that block storage, only this tab's own order remains.
 */
export async function oneAtATime<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  let hasStarted = false
  try {
    return await navigator.locks.request(name, () => {
      hasStarted = true
      return work()
    })
  } catch (failure) {
    if (hasStarted) throw failure
    return work()
  }
}
