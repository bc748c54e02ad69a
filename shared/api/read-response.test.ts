import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints, type ResponseContent } from '../contract/index.ts'
import { readResponse } from './read-response.ts'

const item = v.object({ id: v.string(), at: v.object({ hour: v.number() }) })
const list: ResponseContent = { kind: 'list', schema: item, atMost: 4, id: ['id'] }
const alike: ResponseContent = { ...list, id: [] }
const document: ResponseContent = { kind: 'document', schema: item }
const good = (id: string) => ({ id, at: { hour: 9 } })
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(good)
const read = (value: unknown) => ({ ok: true, value })
const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } })

test.each<[string, ResponseContent, unknown, unknown, Readonly<Record<string, number>>]>([
  ['a document', document, a, read(a), {}],
  ['unknown fields', document, { ...a, extra: 1 }, read(a), {}],
  ['a bad field', document, { ...a, id: 1 }, malformed('id'), {}],
  ['a bad field further down', document, { id: 'a', at: { hour: 'nine' } }, malformed('at.hour'), {}],
  ['an HTML page instead of a document', document, '<html>', malformed('document'), {}],
  ['nothing at all', document, undefined, malformed('document'), {}],
  ['an empty list', list, [], read([]), {}],
  ['bad items between good ones', list, [a, { id: 2 }, b, 'x'], read([a, b]), { id: 1, document: 1 }],
  ['only bad items, counted by field', list, [null, null, null], read([]), { document: 3 }],
  ['a list as long as it may be', list, [a, b, c, d], read([a, b, c, d]), {}],
  ['a longer list, which is cut', list, [a, { id: 2 }, c, d, e, { id: 6 }], read([a, c, d]), { list: 2, id: 1 }],
  ['what comes twice, the first of it', list, [a, { ...a, at: { hour: 10 } }, b], read([a, b]), { 'repeated id': 1 }],
  ['what has no id, and may come twice', alike, [a, a], read([a, a]), {}],
  ['a document instead of a list', list, { items: [] }, malformed('list'), {}],
])('%s', (_, content, body, result, leftOut) => {
  const response = readResponse(content, body)
  expect({ ...response, leftOut: Object.fromEntries(response.leftOut) }).toEqual({ result, leftOut })
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
  const fits = { ...reward, available_companies: [{ ...company, ref: '1' }] }
  expect([result, ...leftOut]).toEqual([read([fits]), ['available_companies', 1]])
})
