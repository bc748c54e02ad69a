import { ApiFailure, type ApiError } from 'shared/api'
import { aVoucher, aWish as wish } from 'shared/testing/entities'
import type { SeenVoucher } from 'shared/vouchers'
import { describe, expect, test } from 'vitest'
import {
  getUndecidedVoucher,
  generateAnyway,
  generateVoucher,
  type GenerationResult,
  type VoucherService,
} from './generate-voucher.ts'

const voucher = aVoucher()

type Answer = SeenVoucher | undefined | ApiError

/** As many pauses as fit into the time in which a voucher without an answer is asked for. */
const pauses = 5

/** A swap service that gives these answers in turn. @param isUndecided whether an earlier POST of the wish had no answer */
function service(gets: Answer[], post: Answer = voucher, isUndecided = false) {
  const asked: string[] = []
  const give = (name: string, answer: Answer) => {
    asked.push(name)
    if (answer && 'kind' in answer) throw new ApiFailure(answer)
    return answer
  }
  let turn = Promise.resolve<unknown>(undefined)
  const over = new AbortController()
  let pausesLeft = pauses
  const collaborators: VoucherService = {
    get: async () => give('GET', gets.shift()),
    post: async () => give('POST', post) ?? voucher,
    oneAtATime: (_, work) => {
      const result = turn.then(work)
      turn = result.catch(() => undefined)
      return result
    },
    undecided: {
      has: () => isUndecided,
      remember: () => void (isUndecided = true),
      forget: () => void (isUndecided = false),
    },
    pause: async (milliseconds) => {
      pausesLeft -= 1
      expect(milliseconds).toBe(500 * (pauses - pausesLeft))
      if (pausesLeft === 0) over.abort()
    },
    limit: (_, work) => work(over.signal),
  }
  return { asked, collaborators, isUndecided: () => isUndecided, onConfirming: () => void asked.push('confirming') }
}

const lost: ApiError = { kind: 'network' }
const timeout: ApiError = { kind: 'timeout' }
const malformed: ApiError = { kind: 'malformed', field: 'code' }
const status = (code: number): ApiError => ({ kind: 'status', status: code, failure: {} })

const generated: GenerationResult = { type: 'generated', voucher }
const none: GenerationResult = { type: 'none' }
const undecided: GenerationResult = { type: 'undecided' }
const nothing: Answer[] = []
const neverFound = 'confirming GET GET GET GET GET'

type Case = [name: string, gets: Answer[], post: Answer, asked: string, GenerationResult]

test.each<Case>([
  ['a voucher that exists already is shown', [voucher], voucher, 'GET', generated],
  ['where there is none it is generated', nothing, voucher, 'GET POST', generated],
  ['where GET does not answer first nothing is posted', [timeout], voucher, 'GET', none],
  ['a plain 500 is an answer: GET decides at once', nothing, status(500), 'GET POST GET', none],
  ['a plain 500 after the voucher was made: GET has it', [undefined, voucher], status(500), 'GET POST GET', generated],
  ['a plain 500, and no answer to GET', [undefined, lost], status(500), 'GET POST GET', none],
  ['without a session nothing was sent', nothing, { kind: 'not-signed-in' }, 'GET POST GET', none],
  ['a time-out', [undefined, voucher], timeout, 'GET POST confirming GET', generated],
  ['a lost answer', [undefined, voucher], lost, 'GET POST confirming GET', generated],
  ['an unreadable answer', [undefined, voucher], malformed, 'GET POST confirming GET', generated],
  ['a gateway without an answer: 502', [undefined, voucher], status(502), 'GET POST confirming GET', generated],
  ['a gateway without an answer: 503', [undefined, voucher], status(503), 'GET POST confirming GET', generated],
  ['a gateway without an answer: 504', [undefined, voucher], status(504), 'GET POST confirming GET', generated],
  ['a status that no gateway has', nothing, status(505), 'GET POST GET', none],
  ['made later', [undefined, undefined, lost, voucher], timeout, 'GET POST confirming GET GET GET', generated],
  ['a lost answer, and GET never has a voucher', nothing, lost, `GET POST ${neverFound}`, undecided],
  [
    'a lost answer, and none to GET',
    [undefined, lost, lost, lost, lost, lost],
    lost,
    `GET POST ${neverFound}`,
    undecided,
  ],
])('%s', async (_, gets, post, asked, result) => {
  const { asked: log, collaborators, isUndecided, onConfirming } = service(gets, post)
  expect(await generateVoucher(wish, collaborators, onConfirming)).toEqual(result)
  expect(log.join(' ')).toBe(asked)
  expect(isUndecided()).toBe(result.type === 'undecided')
})

test('a failure that nobody knows may have created one: it is looked up', async () => {
  const { asked, collaborators, onConfirming } = service([undefined, voucher])
  const post = () => Promise.reject(new TypeError('unknown'))
  expect(await generateVoucher(wish, { ...collaborators, post }, onConfirming)).toEqual(generated)
  expect(asked).toEqual(['GET', 'confirming', 'GET'])
})

test('two requests at once make one voucher', async () => {
  const { asked, collaborators, onConfirming } = service([undefined, voucher])
  const generate = () => generateVoucher(wish, collaborators, onConfirming)
  expect(await Promise.all([generate(), generate()])).toEqual([generated, generated])
  expect(asked).toEqual(['GET', 'POST', 'GET'])
})

describe('an undecided wish', () => {
  const actions = { generateVoucher, getUndecidedVoucher, generateAnyway }
  test.each<[keyof typeof actions, ...Case]>([
    ['generateVoucher', 'shows a late one', [undefined, lost, voucher], voucher, 'confirming GET GET GET', generated],
    ['generateVoucher', 'posts nothing where there is none', nothing, voucher, neverFound, undecided],
    ['getUndecidedVoucher', 'shows a late one', [undefined, voucher], voucher, 'confirming GET GET', generated],
    ['getUndecidedVoucher', 'posts nothing where there is none', nothing, voucher, neverFound, undecided],
    ['generateAnyway', 'shows a late one', [voucher], voucher, 'GET', generated],
    ['generateAnyway', 'posts where there is none', nothing, voucher, 'GET POST', generated],
    ['generateAnyway', 'posts nothing where GET does not answer', [lost], voucher, 'GET', undecided],
    ['generateAnyway', 'may lose its answer again', nothing, lost, `GET POST ${neverFound}`, undecided],
    ['generateAnyway', 'may be refused', nothing, status(422), 'GET POST GET', none],
  ])('%s %s', async (action, _, gets, post, asked, result) => {
    const { asked: log, collaborators, isUndecided, onConfirming } = service(gets, post, true)
    expect(await actions[action](wish, collaborators, onConfirming)).toEqual(result)
    expect(log.join(' ')).toBe(asked)
    expect(isUndecided()).toBe(result.type === 'undecided')
  })
})

test('a wish that was decided in another tab is confirmed by one GET', async () => {
  const { asked, collaborators, onConfirming } = service(nothing)
  expect(await getUndecidedVoucher(wish, collaborators, onConfirming)).toEqual(none)
  expect(asked).toEqual(['confirming', 'GET'])
})
