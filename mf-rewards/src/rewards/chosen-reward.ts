/** The name in an address, as `paths.reward` writes it. */
const name = 'recompensa'

/** The id of the reward that an address's query opens. */
export const rewardIdIn = (query: string): string | undefined => new URLSearchParams(query).get(name) ?? undefined

/** A query that opens this reward, or none, and keeps whatever else the former one had; empty, or with its question mark. */
export function queryOpening(id: string | undefined, former: string): string {
  const fields = new URLSearchParams(former)
  if (id === undefined) fields.delete(name)
  else fields.set(name, id)
  // Its `size` is newer than the promised browsers.
  return `?${fields.toString()}`.replace(/^\?$/, '')
}
