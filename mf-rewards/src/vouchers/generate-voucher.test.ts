import { ApiFailure, type ApiError } from 'shared/api'
import type { Voucher, VoucherWish } from 'shared/contract'
import { describe, expect, test } from 'vitest'
import { generateVoucher, type VoucherService } from './generate-voucher.ts'

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
const voucher: Voucher = { code: 'K7F2', expiryAt: 1, data: undefined }

type Answer = Voucher | undefined | ApiError

/** A swap service that gives these answers in turn, and tells what it was asked. */
function service(gets: Answer[], post: Answer = voucher) {
  const asked: string[] = []
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
    pause: async () => undefined,
  }
  return { asked, collaborators }
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
    const { asked: log, collaborators } = service(gets, post)
    expect(await generateVoucher(wish, collaborators)).toEqual(voucher)
    expect(log.join(' ')).toBe(asked)
  })
})

describe('none is shown', () => {
  test.each<[string, Answer[], Answer, string]>([
    ['when GET does not answer first: no POST', [timeout], voucher, 'GET'],
    ['when the service refuses', [undefined], status(422), 'GET POST'],
    ['without a session', [undefined], { kind: 'not-signed-in' }, 'GET POST'],
    ['when GET says that there is none', [undefined, undefined, undefined], timeout, 'GET POST GET GET'],
    ['when GET cannot decide', [undefined, { kind: 'network' }], timeout, 'GET POST GET'],
  ])('%s', async (_, gets, post, asked) => {
    const { asked: log, collaborators } = service(gets, post)
    await expect(generateVoucher(wish, collaborators)).rejects.toBeInstanceOf(ApiFailure)
    expect(log.join(' ')).toBe(asked)
  })
})

test('two requests at once make one voucher', async () => {
  const { asked, collaborators } = service([undefined, voucher])
  const both = await Promise.all([generateVoucher(wish, collaborators), generateVoucher(wish, collaborators)])
  expect(both).toEqual([voucher, voucher])
  expect(asked).toEqual(['GET', 'POST', 'GET'])
})
