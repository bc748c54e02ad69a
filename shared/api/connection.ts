import { deviceNow, learnTime } from '../format/clock.ts'

// `navigator.onLine` is a hint (readings, "Routes, start, organisation"): behind some VPNs it is false with a working network.

const timeoutMs = 3000
const retryMs = 10_000
const listeners = new Set<() => void>()
let hasFailed = false
let retry: ReturnType<typeof setTimeout> | undefined

/** Whether the browser says that it is offline, and the last call had no answer. */
export const isOffline = (): boolean => !navigator.onLine && hasFailed

/** Says whether a call had an answer, whichever. It may be of before the connection was lost, so the server is asked once more. */
export const noteCall = (isAnswered: boolean): void => note(isAnswered, true)

/** @param asksAgain whether the server is asked again if the browser says that it is offline */
function note(isAnswered: boolean, asksAgain: boolean): void {
  hasFailed = !isAnswered
  clearTimeout(retry)
  if (asksAgain && !navigator.onLine && listeners.size > 0) retry = setTimeout(check, retryMs)
  for (const listener of listeners) listener()
}

/** Calls a listener when {@link isOffline} may have changed. Returns what ends that. */
export function followConnection(listener: () => void): () => void {
  listeners.add(listener)
  // The browser keeps a listener once, however often it is added.
  for (const event of ['online', 'offline']) addEventListener(event, check)
  if (!navigator.onLine) check()
  return () => void listeners.delete(listener)
}

const check = () => void askSiteServer()

/** Whether the site's own server answers. It corrects the clock: of its own origin a page can read every header. Never rejects. */
export async function askSiteServer(): Promise<boolean> {
  const sentAt = deviceNow()
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  note(answer !== undefined, answer === undefined)
  if (!answer) return false
  const { headers } = answer
  // A cache on the way says how old its answer is, in seconds.
  learnTime(Date.parse(`${headers.get('date')}`) + Number(headers.get('age')) * 1000, sentAt)
  return true
}

let lastAnswer: Promise<boolean> | undefined
let isWatched = false
let clocksApartMs = 0

/** Corrects the clock by the site's server: once, and again after the device's clock was set, or the device slept. Never rejects. */
export async function askTime(): Promise<void> {
  if (!lastAnswer || wasSet()) lastAnswer = askSiteServer()
  clocksApartMs = clocksApart()
  if (!isWatched) {
    isWatched = true
    addEventListener('visibilitychange', () => void askTime())
    setInterval(() => wasSet() && void askTime(), retryMs)
  }
  if (!(await lastAnswer)) lastAnswer = undefined
}

// Only the first of these clocks can be set.
const clocksApart = () => deviceNow() - performance.now()
const wasSet = () => Math.abs(clocksApart() - clocksApartMs) > 60_000
