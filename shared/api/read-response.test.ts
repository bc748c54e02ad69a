import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints, type ResponseContent } from '../contract/index.ts'
import { readResponse } from './read-response.ts'

const item = v.object({ id: v.string(), at: v.object({ hour: v.number() }) })
const list: ResponseContent = { kind: 'list', schema: item, atMost: 4 }
const document: ResponseContent = { kind: 'document', schema: item }
const good = (id: string) => ({ id, at: { hour: 9 } })
const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } })

test.each<[string, ResponseContent, unknown, unknown, Readonly<Record<string, number>>]>([
  ['a document', document, good('a'), { ok: true, value: good('a') }, {}],
  ['unknown fields', document, { ...good('a'), extra: 1 }, { ok: true, value: good('a') }, {}],
  ['a bad field', document, { id: 1, at: { hour: 9 } }, malformed('id'), {}],
  ['a bad field further down', document, { id: 'a', at: { hour: 'nine' } }, malformed('at.hour'), {}],
  ['an HTML page instead of a document', document, '<html>', malformed('document'), {}],
  ['nothing at all', document, undefined, malformed('document'), {}],
  ['an empty list', list, [], { ok: true, value: [] }, {}],
  [
    'bad items between good ones',
    list,
    [good('a'), { id: 2 }, good('b'), 'x'],
    { ok: true, value: [good('a'), good('b')] },
    { id: 1, document: 1 },
  ],
  ['only bad items, counted by field', list, [null, null, null], { ok: true, value: [] }, { document: 3 }],
  [
    'a list as long as it may be',
    list,
    ['a', 'b', 'c', 'd'].map(good),
    { ok: true, value: ['a', 'b', 'c', 'd'].map(good) },
    {},
  ],
  [
    'a longer list, which is cut',
    list,
    [good('a'), { id: 2 }, good('c'), good('d'), good('e'), { id: 6 }],
    { ok: true, value: ['a', 'c', 'd'].map(good) },
    { list: 2, id: 1 },
  ],
  ['a document instead of a list', list, { items: [] }, malformed('list'), {}],
])('%s', (_, content, body, result, leftOut) => {
  const read = readResponse(content, body)
  expect({ ...read, leftOut: Object.fromEntries(read.leftOut) }).toEqual({ result, leftOut })
})

test('an organisation whose key cannot be part of an address is malformed, and the error names the key', () => {
  expect(readResponse(endpoints.organization.response, { key: '//evil.example', name: 'Evil' }).result).toEqual(
    malformed('key'),
  )
})

test('what has an id that is rounded beyond 2^53 is left out: two of them would read as one', () => {
  const rewards = JSON.parse(`[
    { "id": 9007199254740991, "name": "Pão", "debited_value": 1 },
    { "id": 9007199254740992, "name": "Café A", "debited_value": 1 },
    { "id": 9007199254740993, "name": "Bolo B", "debited_value": 1 },
    { "id": 1, "name": "Bolo C", "debited_value": 1,
      "available_companies": [{ "name": "Moema", "ref": 2, "swap_intents_rescues_auth": 9007199254740993 }] },
    { "id": 2, "name": "Bolo D", "debited_value": 1, "available_companies": [{ "name": "Moema", "ref": 9007199254740993 }] }
  ]`)
  const { result, leftOut } = readResponse(endpoints.rewards.response, rewards)
  expect(result).toMatchObject({ ok: true, value: [{ id: '9007199254740991' }] })
  expect([...leftOut.values()]).toEqual([2, 1, 1])
})

test('a company that does not fit is left out of its reward, and reported', () => {
  const company = { name: 'a', ref: 1, swap_intents_rescues_auth: 0.5 }
  const companies = [company, { ...company, ref: 2 ** 53 }]
  const reward = { id: '1', name: 'Café', debited_value: 1, available_companies: companies }
  const { result, leftOut } = readResponse(endpoints.rewards.response, [reward])
  const read = { ...reward, available_companies: [{ ...company, ref: '1' }] }
  expect([result, ...leftOut]).toEqual([{ ok: true, value: [read] }, ['available_companies', 1]])
})
