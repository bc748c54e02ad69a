import { expect, test } from 'vitest'
import { longestChain, longestScriptChain } from './request-chain.ts'
import type { RecordedRequest } from './visit.ts'

const page = 'http://site/padaria'

function request(url: string, type: string, startedAtMs: number, namedBy?: string): RecordedRequest {
  const bytes = { transferredBytes: 1, bodyBytes: 1 }
  return { url, type, namedBy, startedAtMs, answeredAtMs: startedAtMs + 1000, ...bytes }
}

/** HTML → scripts → session → points, as the composed site loads. */
const home = [
  request(page, 'Document', 0),
  request('/shell.js', 'Script', 1010, page),
  // It waited for a free connection, not for a file.
  request('/home.js', 'Script', 2020, page),
  request('/logo.svg', 'Image', 2020, page),
  request('/session', 'Fetch', 3100),
  request('/points', 'XHR', 4200),
  request('/intents', 'XHR', 4210),
]

const visit = (requests: readonly RecordedRequest[], seenAtMs = 5300) => ({ requests, seenAtMs, seenAfterMs: seenAtMs })

test('a request that waits for another is one deeper; a queue for a connection is no chain', () => {
  expect(longestChain(visit(home))).toEqual([page, '/home.js', '/session', '/points'])
  expect(longestChain(visit([...home, request('/next', 'XHR', 5250)], 6300))).toHaveLength(5)
})

test('a response after the points are visible does not count, nor do pictures', () => {
  expect(longestChain(visit([...home, request('/later', 'XHR', 5290)]))).toHaveLength(4)
  expect(longestChain(visit([...home, request('/late.svg', 'Image', 5250)], 6300))).toHaveLength(4)
})

test('scripts that fetch scripts are a chain of their own', () => {
  expect(longestScriptChain(visit(home))).toHaveLength(1)
  const deeper = [...home, request('/entry.js', 'Script', 5000), request('/screen.js', 'Script', 6100)]
  expect(longestScriptChain(visit(deeper))).toHaveLength(3)
})
