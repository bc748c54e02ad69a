import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { learnTime, now } from '../format/clock.ts'
import { nextTask } from '../tasks/index.ts'
import { exampleSiteConfig, openPage } from '../testing/index.ts'
import { configureClient } from './identity-client.ts'
import { ownerEntry } from '../session/browser-storage.ts'
import { isLockLost, withSessionLock } from './session-lock.ts'
import { storeSession } from './session-store.ts'
import { setUserPool } from './user-pool.ts'

/** Work that lasts until the test ends it. */
function begin(turn: 'wait' | 'take') {
  const started = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<string>()
  const outcome = withSessionLock(turn, (lost) => {
    started.resolve(lost)
    return end.promise
  })
  return { started: started.promise, end: end.resolve, outcome: outcome.catch((failure: unknown) => failure) }
}

test('with `wait` the work runs after the one before', async () => {
  const first = begin('wait')
  await first.started
  const order: string[] = []
  const second = withSessionLock('wait', async () => void order.push('second'))
  order.push('first')
  first.end('done')
  await second
  expect([await first.outcome, order]).toEqual(['done', ['first', 'second']])
})

test('with `take` the work runs at once, and the one before learns that it has lost the lock', async () => {
  const first = begin('wait')
  const lost = await first.started
  expect(await withSessionLock('take', async () => 'taken')).toBe('taken')
  expect(isLockLost(await first.outcome)).toBe(true)
  expect(lost.aborted).toBe(true)
})

describe('a tab that never gives the lock back', () => {
  const responseTimeoutMs = 15_000
  const heldBy = (clientId: string) => ({ held: [{ name: 'session', clientId }], pending: [] })

  /** Work that waits behind a tab that hangs, after the time that a response may take. */
  async function waitBehind(...holders: readonly string[]) {
    setUserPool(exampleSiteConfig())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers().restoreAllMocks())
    const hanging = begin('take')
    await hanging.started
    const query = vi.spyOn(navigator.locks, 'query')
    for (const holder of holders) query.mockResolvedValueOnce(heldBy(holder))
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('next')
    const outcome = withSessionLock('wait', work)
    await vi.advanceTimersByTimeAsync(responseTimeoutMs - 1)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await nextTask()
    return { hanging, work, outcome }
  }

  test('loses it after the time that a response may take', async () => {
    const { hanging, outcome } = await waitBehind('hanging', 'hanging')
    expect(await outcome).toBe('next')
    expect(isLockLost(await hanging.outcome)).toBe(true)
  })

  test('loses it to one tab: the others wait for that one', async () => {
    const { hanging, work, outcome } = await waitBehind('former', 'present', 'present')
    expect(work).not.toHaveBeenCalled()
    hanging.end('done')
    expect([await hanging.outcome, await outcome]).toEqual(['done', 'next'])
  })
})

test('after a failure the lock is free, and the caller gets the failure', async () => {
  const failure = new Error('no answer')
  await expect(withSessionLock('wait', () => Promise.reject(failure))).rejects.toBe(failure)
  expect(isLockLost(failure)).toBe(false)
  expect(await withSessionLock('wait', async () => 'free')).toBe('free')
})

describe('without locks the work runs all the same', () => {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {}
  test.each([
    ['outside a secure context', undefined],
    ['if locks are refused', { request: () => Promise.reject(new DOMException('Access denied', 'SecurityError')) }],
  ])('%s', async (_, value) => {
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, value })
    onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'locks', locks))
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done')
    expect(await withSessionLock('take', work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  })
})

test('tokens that were just issued tell the time', () => {
  openPage()
  onTestFinished(() => learnTime(Date.now()))
  const config = exampleSiteConfig()
  configureClient(config, () => undefined)
  const owner = ownerEntry(config.identity.userPoolClientId)
  const entries = { [owner]: 'ana', [owner.replace('LastAuthUser', 'ana.clockDrift')]: '-93600000' }
  storeSession(new Map(Object.entries(entries)), new AbortController().signal)
  expect(now() - Date.now()).toBeCloseTo(-93_600_000, -5)
  learnTime(Date.now())
  // On another visit, perhaps without a network.
  configureClient(config, () => undefined)
  expect(now() - Date.now()).toBeCloseTo(-93_600_000, -5)
})
