import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { followConnection, isOffline } from 'shared/api'
import { now } from 'shared/format'
import type { Pace } from '../intents/use-intents.ts'

const eagerForMs = 120_000
const eagerMs = 3000
const calmMs = 15_000
const longestMs = 30_000

/** The pause before the requests are asked for again. @param failures how many questions in a row had no answer */
const pauseMs = (sinceUseMs: number, failures: number): number =>
  Math.min(longestMs, (sinceUseMs < eagerForMs ? eagerMs : calmMs) * 2 ** failures)

/**
 * How often the counter's screen asks for requests: soon as long as somebody uses it, later if nobody does or nobody answers, never
 * without a connection. A hidden page does not ask (React Query).
 */
export function useCounterPace(): Pace {
  const isConnected = !useSyncExternalStore(followConnection, isOffline)
  const [usedAt, setUsedAt] = useState(now)
  const failuresBefore = useRef<number>(undefined)

  useEffect(() => {
    const use = () => {
      if (!document.hidden) setUsedAt(now())
    }
    const listening = new AbortController()
    for (const name of uses) document.addEventListener(name, use, listening)
    return () => listening.abort()
  }, [])

  return ({ state: { status, errorUpdateCount } }) => {
    if (status === 'success') failuresBefore.current = errorUpdateCount
    failuresBefore.current ??= errorUpdateCount
    return isConnected && pauseMs(now() - usedAt, errorUpdateCount - failuresBefore.current)
  }
}

const uses = ['pointerdown', 'keydown', 'visibilitychange']
