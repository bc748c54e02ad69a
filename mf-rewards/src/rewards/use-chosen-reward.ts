import { useCallback, useEffect, useState } from 'react'
import type { Reward } from 'shared/contract'
import { useLocation, useNavigate } from 'shared/router'
import { useNavigateOnce } from '../use-navigate-once.ts'

/** The open reward stands in the address. Queries are read from the page: the filter changes the address past the router. */
export function useChosenReward(rewards: readonly Reward[]) {
  const { search, state } = useLocation() as { search: string; state: { from?: unknown } | null }
  const navigate = useNavigate()
  const navigateOnce = useNavigateOnce()
  const id = rewardIdIn(search)
  const reward = rewards.find((one) => one.id === id)
  const isMissed = id !== undefined && !reward
  const [isGone, setGone] = useState(false)
  // The address, which led to a reward that is not there, is about to be cleaned.
  if (isMissed && !isGone) setGone(true)

  useEffect(() => {
    if (isMissed) void navigate({ search: queryOpening(undefined, location.search) }, { replace: true })
  }, [isMissed, navigate])

  const open = useCallback(
    (chosen: Reward) => {
      // A second press finds the address of the first.
      if (rewardIdIn(location.search) !== undefined) return
      setGone(false)
      void navigate({ search: queryOpening(chosen.id, location.search) }, { state: fromList })
    },
    [navigate],
  )

  const close = () => {
    // The list is the step before, unless a link led to the reward.
    if (state?.from === fromList.from) navigateOnce(-1)
    else navigateOnce({ search: queryOpening(undefined, location.search) }, { replace: true })
  }

  return { reward, isGone, open, close }
}

const fromList = { from: 'reward-list' }

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
