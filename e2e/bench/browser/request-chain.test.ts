import { expect, test } from 'vitest'
import { gates } from '../gates.ts'
import { judge } from '../judge.ts'
import type { Initiator, RecordedRequest } from './record-requests.ts'
import { longestChain, longestScriptChain } from './request-chain.ts'

const page = 'http://site/padaria'
const markup: Initiator = { kind: 'markup', url: page }
const script: Initiator = { kind: 'script' }

const request = (
  url: string,
  type: string,
  initiator: Initiator,
  [startedAtMs, answeredAtMs]: readonly [number, number],
): RecordedRequest => ({
  url,
  type,
  initiator,
  startedAtMs,
  answeredAtMs,
  endedAtMs: answeredAtMs,
  transferredBytes: 1,
  bodyBytes: 1,
  fromCache: false,
})

/** HTML → scripts → session → points, as the composed site loads. */
const home: readonly RecordedRequest[] = [
  request(page, 'Document', { kind: 'navigation' }, [0, 1000]),
  request('/shell.js', 'Script', markup, [1010, 2010]),
  // It waited for a free connection, not for a file.
  request('/home.js', 'Script', markup, [2020, 3020]),
  request('/logo.svg', 'Image', markup, [2020, 3020]),
  request('/session', 'Fetch', script, [3100, 4100]),
  request('/points', 'XHR', script, [4200, 5200]),
  request('/intents', 'XHR', script, [4210, 5210]),
]
const seenAtMs = 5300

test('a request that waits for another is one deeper; a queue for a connection is no chain', () => {
  expect(longestChain(home, seenAtMs)).toEqual({ length: 4, links: [page, '/home.js', '/session', '/points'] })
  expect(longestScriptChain(home).length).toBe(1)
  expect(judge(gates.chain, { value: longestChain(home, seenAtMs).length })).toBe('gate held')
})

test('a response after the points are visible does not count, nor do pictures', () => {
  const more = [
    ...home,
    request('/later', 'XHR', script, [5310, 6310]),
    request('/late.svg', 'Image', script, [5250, 5290]),
  ]
  expect(longestChain(more, seenAtMs).length).toBe(4)
})

test('one level deeper fails the gate', () => {
  const deeper = [
    ...home.slice(0, -2),
    request('/who', 'XHR', script, [4200, 5200]),
    request('/points', 'XHR', script, [5210, 6210]),
  ]
  expect(judge(gates.chain, { value: longestChain(deeper, 6300).length })).toBe('gate failed')
})

test('scripts that fetch scripts that fetch scripts fail the gate', () => {
  const deeper = [
    ...home.slice(0, 2),
    request('/entry.js', 'Script', script, [2100, 3100]),
    request('/screen.js', 'Script', script, [3200, 4200]),
  ]
  expect(judge(gates.scriptChain, { value: longestScriptChain(deeper.slice(0, 3)).length })).toBe('gate held')
  expect(judge(gates.scriptChain, { value: longestScriptChain(deeper).length })).toBe('gate failed')
})
