import { ApiFailure, type ApiError } from 'shared/api'
import type { VoucherWish } from 'shared/contract'
import { describe, expect, test } from 'vitest'
import { confirmVoucher, generateVoucher, type VoucherService } from './generate-voucher.ts'
import { seenVoucher, type SeenVoucher } from './seen-voucher.ts'

const wish: VoucherWish = {
  sub: 'ana',
  organization: { key: 'padaria' },
  company: { name: 'Moema', ref: 'padaria-2' },
  reward: {
    id: '105',
    name: 'Café',
    debited_value: 45,
    image_url: undefined,
    value: undefined,
    description: undefined,
    reward_type: undefined,
    reward_type_name: undefined,
    available_companies: [],
  },
}
const voucher = seenVoucher(wish, { code: 'K7F2', expiryAt: 1, data: undefined })

type Answer = SeenVoucher | undefined | ApiError

/**
 * A swap service that gives these answers in turn, and tells what it was asked.
 * @param undecidedPauses after how many pauses a wish that was left undecided is so no longer; 0: there is none
 */
function service(gets: Answer[], post: Answer = voucher, undecidedPauses = 0) {
  const asked: string[] = []
  let pausesLeft = undecidedPauses
  const give = (name: string, answer: Answer) => {
    asked.push(name)
    if (answer && 'kind' in answer) throw new ApiFailure(answer)
    return answer
  }
  let turn = Promise.resolve<unknown>(undefined)
  const collaborators: VoucherService = {
    find: async () => give('GET', gets.shift()),
    create: async () => give('POST', post) ?? voucher,
    oneAtATime: (_, work) => {
      const outcome = turn.then(work)
      turn = outcome.catch(() => undefined)
      return outcome
    },
    undecided: {
      has: () => pausesLeft > 0,
      remember: () => void (pausesLeft = 5),
      forget: () => void (pausesLeft = 0),
    },
    pause: async () => void (pausesLeft -= 1),
  }
  return { asked, collaborators, isUndecided: () => pausesLeft > 0 }
}

const timeout: ApiError = { kind: 'timeout' }
const status = (code: number): ApiError => ({ kind: 'status', status: code, failure: {} })

describe('a voucher is shown', () => {
  test.each<[string, Answer[], Answer, string]>([
    ['that exists already', [voucher], voucher, 'GET'],
    ['that is generated', [undefined], voucher, 'GET POST'],
    ['whose POST timed out', [undefined, voucher], timeout, 'GET POST GET'],
    ['whose answer was lost', [undefined, voucher], { kind: 'network' }, 'GET POST GET'],
    ['whose answer was unreadable', [undefined, voucher], { kind: 'malformed', field: 'code' }, 'GET POST GET'],
    ['whose service broke afterwards', [undefined, voucher], status(502), 'GET POST GET'],
    ['that was committed a little later', [undefined, undefined, voucher], timeout, 'GET POST GET GET'],
  ])('%s', async (_, gets, post, asked) => {
    const { asked: log, collaborators, isUndecided } = service(gets, post)
    expect(await generateVoucher(wish, collaborators)).toEqual(voucher)
    expect(log.join(' ')).toBe(asked)
    expect(isUndecided()).toBe(false)
  })
})

describe('none is shown', () => {
  test.each<[string, Answer[], Answer, string, undecided: boolean]>([
    ['when GET does not answer first: no POST', [timeout], voucher, 'GET', false],
    ['when the service refuses', [undefined], status(422), 'GET POST', false],
    ['without a session', [undefined], { kind: 'not-signed-in' }, 'GET POST', false],
    ['when GET says that there is none', [undefined, undefined, undefined], timeout, 'GET POST GET GET', true],
    ['when GET cannot decide', [undefined, { kind: 'network' }], timeout, 'GET POST GET', true],
  ])('%s', async (_, gets, post, asked, undecided) => {
    const { asked: log, collaborators, isUndecided } = service(gets, post)
    await expect(generateVoucher(wish, collaborators)).rejects.toBeInstanceOf(ApiFailure)
    expect(log.join(' ')).toBe(asked)
    expect(isUndecided()).toBe(undecided)
  })
})

test('a failure that nobody knows may have created one: it is looked up', async () => {
  const { asked, collaborators } = service([undefined, voucher])
  const create = () => Promise.reject(new TypeError('unknown'))
  expect(await generateVoucher(wish, { ...collaborators, create })).toEqual(voucher)
  expect(asked).toEqual(['GET', 'GET'])
})

test('two requests at once make one voucher', async () => {
  const { asked, collaborators } = service([undefined, voucher])
  const both = await Promise.all([generateVoucher(wish, collaborators), generateVoucher(wish, collaborators)])
  expect(both).toEqual([voucher, voucher])
  expect(asked).toEqual(['GET', 'POST', 'GET'])
})

describe('a wish that was left undecided', () => {
  test.each<[string, Answer[], string]>([
    ['shows the voucher that comes late, without a second POST', [undefined, { kind: 'network' }, voucher], 'GET GET GET'],
    ['is generated once nothing can come any more', [undefined, undefined, undefined], 'GET GET GET POST'],
  ])('%s', async (_, gets, asked) => {
    const { asked: log, collaborators } = service(gets, voucher, 2)
    expect(await generateVoucher(wish, collaborators)).toEqual(voucher)
    expect(log.join(' ')).toBe(asked)
  })

  test('is not generated where the service does not say at last that there is none', async () => {
    const { asked, collaborators } = service([undefined, undefined, timeout], voucher, 2)
    await expect(generateVoucher(wish, collaborators)).rejects.toBeInstanceOf(ApiFailure)
    expect(asked).toEqual(['GET', 'GET', 'GET'])
  })

  test.each<[string, Answer[], SeenVoucher | undefined]>([
    ['a late voucher', [undefined, voucher], voucher],
    ['none', [undefined, undefined, undefined], undefined],
  ])('is confirmed without any POST: %s', async (_, gets, found) => {
    const { asked, collaborators, isUndecided } = service(gets, voucher, 2)
    expect(await confirmVoucher(wish, collaborators)).toEqual(found)
    expect(asked).not.toContain('POST')
    expect(isUndecided()).toBe(false)
  })
})
