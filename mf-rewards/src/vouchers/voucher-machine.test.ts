import { ApiFailure } from 'shared/api'
import type { VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import { customerStorage } from 'shared/session'
import { openPage } from 'shared/testing'
import { aReward, aVoucher, aWish } from 'shared/testing/entities'
import { keepVoucher, keptVouchers, type SeenVoucher } from 'shared/vouchers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { VoucherService } from './generate-voucher.ts'
import { voucherMachine } from './voucher-machine.ts'

const customer = { sub: aWish.sub, organizationKey: 'padaria' }
const wishAt = (ref: string): VoucherWish => ({ ...aWish, company: { name: ref, ref } })
const one = [wishAt('a')]
const several = [wishAt('a'), wishAt('b'), wishAt('c')]
const voucherAt = (companyRef: string, minutes = 60) =>
  aVoucher({ companyRef, rewardId: `${minutes}`, code: `${companyRef}${minutes}`, expiryAt: now() + minutes * 60_000 })
const voucher = voucherAt('a')
const voucherOfReward = { ...voucher, rewardId: aReward().id }
const lost = new ApiFailure({ kind: 'network' })
const refused = new ApiFailure({ kind: 'status', status: 422, failure: {} })

type Answer = SeenVoucher | ApiFailure | undefined
const give = async (answer: Answer) => (answer instanceof ApiFailure ? Promise.reject(answer) : answer)

/** A swap service with these answers: to GET by company. `post` may be given another one. */
function swap(answers: Readonly<Record<string, Answer>>, answer: Answer, isUndecided = false) {
  const post = vi.fn<VoucherService['post']>(async () => (await give(answer)) ?? voucher)
  const get = vi.fn<VoucherService['get']>(({ company }) => give(answers[company.ref]))
  const undecided = {
    has: () => isUndecided,
    remember: () => void (isUndecided = true),
    forget: () => void (isUndecided = false),
  }
  return {
    get,
    post,
    undecided,
    oneAtATime: (_: string, work) => work(),
    pause: async () => undefined,
    limit: (_: number, work) => work(AbortSignal.abort()),
  } satisfies VoucherService
}

const open = (wishes: readonly VoucherWish[], service: VoucherService) =>
  voucherMachine(customer, aReward({ available_companies: wishes.map(({ company }) => company) }), service)

/** A dialog that was opened, and has searched. */
async function searched(wishes: readonly VoucherWish[], service: VoucherService) {
  const machine = open(wishes, service)
  const steps: string[] = []
  const close = machine.subscribe(() => steps.push(machine.state().step))
  await machine.search(wishes)
  return { ...machine, close, steps }
}

const none = (companyRef?: string, problem?: string) => ({ step: 'no-voucher', companyRef, problem })

beforeEach(() => {
  openPage()
  vi.stubGlobal('navigator', { onLine: true })
  customerStorage.open(customer.sub)
})

test('without a company nothing is searched', () => {
  expect([[], one].map((wishes) => open(wishes, swap({}, voucher)).state().step)).toEqual(['unavailable', 'searching'])
})

test.each<[string, readonly VoucherWish[], Record<string, Answer>, object, kept?: string[]]>([
  ['the only company is chosen by itself', one, {}, none('a')],
  ['several leave the choice', several, {}, none()],
  ['a voucher is opened', several, { b: voucher }, { step: 'voucher', voucher }, ['a60']],
  [
    'the latest of several is opened, each is kept',
    several,
    { a: voucherAt('a', 7), b: voucher, c: voucherAt('c', 5) },
    { step: 'voucher', voucher },
    ['a60', 'a7', 'c5'],
  ],
  ['one counts although another fails', several, { a: lost, b: voucher }, { step: 'voucher', voucher }, ['a60']],
  ['a failure leaves it open', several, { b: lost }, { step: 'search-failed', isRepeating: false }],
])('what the companies answer: %s', async (_, wishes, answers, state, kept = []) => {
  expect((await searched(wishes, swap(answers, voucher))).state()).toEqual(state)
  expect(keptVouchers('padaria').map(({ code }) => code)).toEqual(kept)
})

test('a search that failed is repeated, once at a time; nothing else can be done meanwhile', async () => {
  const service = swap({ a: lost }, voucher)
  const dialog = await searched(one, service)
  await dialog.generate(one)
  dialog.chooseCompany('b')
  await dialog.expire()
  expect(dialog.state()).toEqual({ step: 'search-failed', isRepeating: false })
  service.get.mockResolvedValue(undefined)
  const repeated = Promise.all([dialog.search(one), dialog.search(one)])
  expect(dialog.state()).toEqual({ step: 'search-failed', isRepeating: true })
  await repeated
  expect([dialog.state(), service.get.mock.calls.length]).toEqual([none('a'), 2])
})

test('the company comes first, and may be another afterwards', async () => {
  const dialog = await searched(several, swap({}, voucher))
  await dialog.generate(several)
  expect(dialog.state()).toEqual(none(undefined, 'no-company-chosen'))
  dialog.chooseCompany('a')
  expect(dialog.state()).toEqual(none('a'))
  await dialog.generate(several)
  expect(dialog.state()).toEqual({ step: 'voucher', voucher, isNew: true })
  dialog.chooseCompany(undefined)
  expect(dialog.state()).toEqual(none())
})

test.each<[string, Answer, steps: string[], state: object]>([
  ['makes a voucher', voucher, ['generating', 'voucher'], { step: 'voucher', voucher, isNew: true }],
  ['is refused', refused, ['generating', 'no-voucher'], none('a', 'failed')],
  ['has no answer', lost, ['generating', 'confirming', 'undecided'], { step: 'undecided', companyRef: 'a' }],
])('two presses are one, which %s', async (_, answer, steps, state) => {
  const service = swap({}, answer)
  const dialog = await searched(one, service)
  await Promise.all([dialog.generate(one), dialog.generate(one)])
  expect([dialog.steps.slice(1), dialog.state(), service.post.mock.calls.length]).toEqual([steps, state, 1])
  expect(keptVouchers('padaria')).toHaveLength('voucher' in state ? 1 : 0)
})

test('without an answer the customer may go elsewhere, or generate anyway', async () => {
  const service = swap({}, lost)
  const dialog = await searched(one, service)
  await dialog.generate(one)
  service.post.mockResolvedValue(voucher)
  await dialog.generate(one)
  expect(dialog.state()).toEqual({ step: 'voucher', voucher, isNew: true })
  const other = await searched(several, swap({}, lost, true))
  expect(other.state()).toEqual({ step: 'undecided', companyRef: 'a' })
  other.chooseCompany('b')
  expect(other.state()).toEqual(none('b'))
})

test('an undecided wish is looked up when the dialog opens: nothing is posted, and none is no failure', async () => {
  const service = swap({}, voucher, true)
  expect((await searched(one, service)).steps).toEqual(['generating', 'confirming', 'undecided'])
  const decidedElsewhere: VoucherService['oneAtATime'] = (_, work) => (service.undecided.forget(), work())
  expect((await searched(one, { ...service, oneAtATime: decidedElsewhere })).state()).toEqual(none('a'))
  expect(service.post).not.toHaveBeenCalled()
})

test('a voucher leaves when it has expired, not before', async () => {
  const valid = await searched(one, swap({ a: voucher }, voucher))
  await valid.expire()
  await valid.search(one)
  await valid.generate(one)
  expect(valid.steps).toEqual(['voucher'])
  const expired = await searched(one, swap({ a: voucherAt('a', 0) }, voucher))
  await expired.expire()
  expect(expired.state()).toEqual(none('a', 'expired'))
})

test.each<[string, Answer, step: string]>([
  ['a voucher', voucher, 'voucher'],
  ['a refusal', refused, 'no-voucher'],
  ['no answer', lost, 'undecided'],
])('a dialog that is closed, and opened again as the answer comes, has it: %s', async (_, answer, step) => {
  const service = swap({}, answer)
  const closed = await searched(one, service)
  const generated = closed.generate(one)
  closed.close()
  // It is drawn before, and looks after.
  const machine = open(one, service)
  expect(machine.state().step).toBe('generating')
  await generated
  await machine.search(one)
  expect(machine.state().step).toBe(step)
  const asked = service.get.mock.calls.length
  // Later it searches anew; nobody waits for what this looks up.
  await open(one, service).search(one)
  expect(service.get).toHaveBeenCalledTimes(asked + 1)
})

test.each([
  ['no answer leaves it', lost, true],
  ['GET confirms it', voucherOfReward, true],
  ['the answer that there is none takes it away', undefined, false],
] as const)('a kept voucher is there at once: %s', async (_, answer, stays) => {
  keepVoucher(customer.sub, voucherOfReward)
  const machine = open(one, swap({ a: answer }, undefined))
  expect(machine.state()).toMatchObject({ step: 'voucher', voucher: { code: voucher.code } })
  await machine.search(one)
  expect(machine.state()).toMatchObject(stays ? { step: 'voucher', voucher: { code: voucher.code } } : none('a'))
})
