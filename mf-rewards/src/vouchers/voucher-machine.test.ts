import { ApiFailure } from 'shared/api'
import type { VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import { customerStorage } from 'shared/session'
import { openPage } from 'shared/testing'
import { aReward, aVoucher, aWish } from 'shared/testing/entities'
import { keptVouchers } from 'shared/vouchers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { VoucherService } from './generate-voucher.ts'
import { voucherMachine, type VoucherState } from './voucher-machine.ts'

const customer = { sub: aWish.sub, organizationKey: 'padaria' }
const wishAt = (ref: string): VoucherWish => ({ ...aWish, company: { name: `Loja ${ref}`, ref } })
const one = [wishAt('a')]
const several = [wishAt('a'), wishAt('b'), wishAt('c')]
const voucherAt = (companyRef: string, minutes = 60) =>
  aVoucher({ companyRef, code: `${companyRef}${minutes}`, expiryAt: now() + minutes * 60_000 })
const lost = new ApiFailure({ kind: 'network' })
const refused = new ApiFailure({ kind: 'status', status: 422, failure: {} })
type Answer = ReturnType<typeof voucherAt> | ApiFailure | undefined

/** A swap service with these answers, each by company or for all. Its calls end when the test says; `calls` tells what was asked. */
function swap(get: Readonly<Record<string, Answer>> = {}, post: Answer = voucherAt('a'), isUndecided = false) {
  const calls: string[] = []
  let held: Promise<unknown> = Promise.resolve()
  const answers = { get: { ...get }, post }
  const give = async (call: string, answer: () => Answer) => {
    calls.push(call)
    await held
    const given = answer()
    if (given instanceof ApiFailure) throw given
    return given
  }
  const service: VoucherService = {
    get: (wish) => give('GET', () => answers.get[wish.company.ref]),
    post: async () => (await give('POST', () => answers.post)) ?? voucherAt('a'),
    undecided: { has: () => isUndecided, remember: () => (isUndecided = true), forget: () => (isUndecided = false) },
    oneAtATime: (_, work) => work(),
    pause: async () => undefined,
    limit: (_, work) => work(AbortSignal.abort()),
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { service, calls, answers, hold }
}

const rewardOf = (wishes: readonly VoucherWish[]) =>
  aReward({ available_companies: wishes.map(({ company }) => company) })

/** A dialog that was opened, and has searched. */
async function openDialog(wishes: readonly VoucherWish[], { service }: ReturnType<typeof swap>) {
  const machine = voucherMachine(customer, rewardOf(wishes), service)
  const states: VoucherState[] = []
  const close = machine.subscribe(() => states.push(machine.state()))
  await machine.search(wishes)
  return { ...machine, close, states, steps: () => states.map(({ step }) => step) }
}

const none = (companyRef?: string, problem?: 'no-company-chosen' | 'failed' | 'expired'): VoucherState => ({
  step: 'no-voucher',
  companyRef,
  problem,
})

beforeEach(() => {
  openPage()
  customerStorage.open(customer.sub)
})

test.each([
  [0, 'unavailable'],
  [1, 'searching'],
  [3, 'searching'],
])('with %d companies it opens so: %s', (count, step) => {
  expect(voucherMachine(customer, rewardOf(several.slice(0, count)), swap().service).state()).toEqual({ step })
})

describe('what the companies answer', () => {
  const soon = voucherAt('b', 5)
  const later = voucherAt('b', 9)
  test.each<[string, readonly VoucherWish[], Record<string, Answer>, VoucherState]>([
    ['the only company is chosen by itself', one, {}, none('a')],
    ['several leave the choice', several, {}, none()],
    ['a voucher is opened', several, { b: soon }, { step: 'voucher', voucher: soon }],
    [
      'the latest of several',
      several,
      { a: voucherAt('a', 7), b: later, c: soon },
      { step: 'voucher', voucher: later },
    ],
    [
      'a voucher counts although another company fails',
      several,
      { a: lost, b: soon },
      { step: 'voucher', voucher: soon },
    ],
    ['without one, a failure leaves it open', several, { b: lost }, { step: 'search-failed', isRepeating: false }],
  ])('%s', async (_, wishes, answers, state) => {
    expect((await openDialog(wishes, swap(answers))).state()).toEqual(state)
  })
})

test('each voucher that was found is kept on this device', async () => {
  await openDialog(several, swap({ a: voucherAt('a', 7), b: voucherAt('b', 9) }))
  expect(keptVouchers('padaria').map(({ code }) => code)).toEqual(['b9', 'a7'])
})

test('a search that failed is repeated once at a time; nothing else can be done meanwhile', async () => {
  const service = swap({ a: lost })
  const dialog = await openDialog(one, service)
  await dialog.generate(one)
  dialog.chooseCompany('b')
  await dialog.expire()
  expect([dialog.state(), service.calls]).toEqual([{ step: 'search-failed', isRepeating: false }, ['GET']])
  const letGo = service.hold()
  service.answers.get = {}
  const repeated = Promise.all([dialog.search(one), dialog.search(one)])
  expect(dialog.state()).toEqual({ step: 'search-failed', isRepeating: true })
  letGo()
  await repeated
  expect([dialog.state(), service.calls]).toEqual([none('a'), ['GET', 'GET']])
})

test('the company comes first, and may be another', async () => {
  const dialog = await openDialog(several, swap({}, voucherAt('b')))
  await dialog.generate(several)
  expect(dialog.state()).toEqual(none(undefined, 'no-company-chosen'))
  dialog.chooseCompany('b')
  expect(dialog.state()).toEqual(none('b'))
  await dialog.generate(several)
  expect(dialog.state()).toMatchObject({ step: 'voucher', voucher: { companyRef: 'b' } })
  dialog.chooseCompany(undefined)
  expect(dialog.state()).toEqual(none())
})

describe('a press', () => {
  const voucher = voucherAt('a')
  test.each<[string, post: Answer, steps: VoucherState['step'][], VoucherState]>([
    ['makes a voucher', voucher, ['generating', 'voucher'], { step: 'voucher', voucher }],
    ['is refused', refused, ['generating', 'no-voucher'], none('a', 'failed')],
    ['has no answer', lost, ['generating', 'confirming', 'undecided'], { step: 'undecided', companyRef: 'a' }],
  ])('%s', async (_, post, steps, state) => {
    const service = swap({}, post)
    const dialog = await openDialog(one, service)
    await Promise.all([dialog.generate(one), dialog.generate(one)])
    expect([dialog.steps().slice(1), dialog.state()]).toEqual([steps, state])
    expect(service.calls.filter((call) => call === 'POST')).toHaveLength(1)
    expect(keptVouchers('padaria')).toHaveLength(state.step === 'voucher' ? 1 : 0)
  })

  test('without an answer may be made anyway, or elsewhere', async () => {
    const service = swap({}, lost)
    const dialog = await openDialog(several, service)
    dialog.chooseCompany('a')
    await dialog.generate(several)
    dialog.chooseCompany('b')
    expect(dialog.state()).toEqual(none('b'))
    dialog.chooseCompany('a')
    await dialog.generate(several)
    expect(dialog.state()).toEqual({ step: 'undecided', companyRef: 'a' })
    service.answers.post = voucherAt('a')
    await dialog.generate(several)
    expect(dialog.state()).toMatchObject({ step: 'voucher' })
  })

  test('that nobody knows the end of is looked up when the dialog opens, and nothing is posted', async () => {
    const service = swap({}, undefined, true)
    const dialog = await openDialog(one, service)
    expect([dialog.steps(), service.calls]).toEqual([
      ['generating', 'confirming', 'undecided'],
      ['GET', 'GET'],
    ])
  })
})

test('what was decided elsewhere meanwhile is no failure', async () => {
  const service = swap({}, undefined, true)
  const decided: VoucherService = {
    ...service.service,
    oneAtATime: (_, work) => {
      service.service.undecided.forget(aWish)
      return work()
    },
  }
  expect((await openDialog(one, { ...service, service: decided })).state()).toEqual(none('a'))
})

test('a voucher leaves when it has expired, not before', async () => {
  const service = swap({ a: voucherAt('a') })
  const dialog = await openDialog(one, service)
  await dialog.expire()
  await dialog.search(one)
  await dialog.generate(one)
  expect([dialog.state().step, service.calls]).toEqual(['voucher', ['GET']])
  const expired = await openDialog(one, swap({ a: voucherAt('a', 0) }))
  await expired.expire()
  expect(expired.state()).toEqual(none('a', 'expired'))
})

describe('a dialog that was closed in the middle', () => {
  test.each<[string, Answer, VoucherState['step']]>([
    ['a voucher', voucherAt('a'), 'voucher'],
    ['a refusal', refused, 'no-voucher'],
    ['no answer', lost, 'undecided'],
  ])('and is opened again as the answer comes has it: %s', async (_, post, step) => {
    const service = swap({}, post)
    const closed = await openDialog(one, service)
    const letGo = service.hold()
    const generated = closed.generate(one)
    closed.close()
    // It is drawn before, and follows the machine after.
    const drawn = voucherMachine(customer, rewardOf(one), service.service)
    expect(drawn.state()).toEqual({ step: 'generating', companyRef: 'a' })
    letGo()
    await generated
    await drawn.search(one)
    expect(drawn.state().step).toBe(step)
  })

  test('goes on where it is, and searches anew once that has ended', async () => {
    const service = swap()
    const closed = await openDialog(one, service)
    const letGo = service.hold()
    const generated = closed.generate(one)
    closed.close()
    const again = await openDialog(one, service)
    expect([again.state().step, service.calls]).toEqual(['generating', ['GET', 'GET']])
    letGo()
    await generated
    expect(again.state().step).toBe('voucher')
    expect((await openDialog(one, service)).state().step).toBe('no-voucher')
  })

  test('looks up nothing that nobody waits for', async () => {
    const service = swap({}, undefined, true)
    const machine = voucherMachine(customer, rewardOf(one), service.service)
    await machine.search(one)
    expect(service.calls).toEqual(['GET'])
  })
})
