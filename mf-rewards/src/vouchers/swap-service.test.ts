import { learnTime, now } from 'shared/format'
import { loadAccount } from 'shared/identity'
import { refreshCustomer } from 'shared/session'
import {
  openPage,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  startLocalServer,
  startSession,
  type AnswerRequest,
} from 'shared/testing'
import { aWish as wish } from 'shared/testing/entities'
import { keepVoucher, keptVouchers } from 'shared/vouchers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { latestValidVoucher, swapService } from './swap-service.ts'

/* What the dialog's rules stand on: the swap service, the session, and what this device keeps. `calls.spec.ts` has the calls themselves. */

const inAnHour = () => Date.now() + 3_600_000

/** A customer with a session, at a swap service that answers as the test says. */
async function startSwap(answer: AnswerRequest) {
  openPage()
  const identity = await startIdentityServer()
  const swap = await startLocalServer(answer)
  await startSession(siteConfigAt({ swap, identity }))
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  await refreshCustomer()
  return swap
}

test('each question is asked anew, and one without an answer is no “none”', async () => {
  const statuses = [200, 422]
  const swap = await startSwap((_, response) => sendDocument(response, statuses.shift() ?? 500, []))
  expect(await swapService.get(wish)).toBeUndefined()
  await expect(swapService.get(wish)).rejects.toThrow('status')
  expect(swap.seen).toHaveLength(2)
})

test('within a limit a question is asked once, and given up with it', async () => {
  const statuses = [500, 200]
  const swap = await startSwap((_, response) => sendDocument(response, statuses.shift() ?? 200, []))
  await expect(swapService.get(wish, AbortSignal.timeout(10_000))).rejects.toThrow('status')
  await expect(swapService.get(wish, AbortSignal.abort())).rejects.toThrow('cancelled')
  expect(swap.seen).toHaveLength(1)
})

test.each([26, -48])('on a device %i h ahead a voucher just generated is valid for its 24 h', async (hours) => {
  const expiryAt = Date.now() + 24 * 3_600_000
  onTestFinished(() => {
    vi.useRealTimers()
    learnTime(Date.now())
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
  await startSwap((_, response) => sendDocument(response, 201, { code: 'NEW1', expiryAt }))
  keepVoucher(wish.sub, await swapService.post(wish))
  expect(keptVouchers('padaria').map(({ code }) => code)).toEqual(['NEW1'])
  expect(expiryAt - now()).toBeCloseTo(24 * 3_600_000, -5)
})

test('a voucher that was generated earlier does not set the clock', async () => {
  await startSwap((_, response) => sendDocument(response, 201, { code: 'OLD1', expiryAt: inAnHour() }))
  await swapService.post(wish)
  expect(now() - Date.now()).toBe(0)
})

test('nothing is created for a customer who has left meanwhile', async () => {
  const swap = await startSwap((_, response) => sendDocument(response, 201, { code: 'NEW1', expiryAt: inAnHour() }))
  await expect(swapService.post({ ...wish, sub: 'carla-sub' })).rejects.toThrow('not-signed-in')
  expect(swap.seen).toEqual([])
})

test('a pause lasts as long as it says', async () => {
  const startedAt = performance.now()
  await swapService.pause(30)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29)
})

test.each<[name: string, expiries: number[], latest: number | undefined]>([
  ['none, as they expire this very moment or before', [1000, 999], undefined],
  ['one that expires next', [1001], 1001],
  ['the latest, wherever it stands', [1500, 3000, 200, 2000], 3000],
])('of several vouchers: %s', (_, expiries, latest) => {
  const vouchers = expiries.map((expiryAt) => ({ expiryAt }))
  expect(latestValidVoucher(vouchers, 1000)?.expiryAt).toBe(latest)
})
