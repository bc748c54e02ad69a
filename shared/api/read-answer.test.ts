import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints, type Answer } from '../contract/index.ts'
import { readAnswer } from './read-answer.ts'

const item = v.object({ id: v.string(), at: v.object({ hour: v.number() }) })
const list: Answer = { kind: 'list', schema: item }
const document: Answer = { kind: 'document', schema: item }
const good = (id: string) => ({ id, at: { hour: 9 } })
const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } })

test.each<[string, Answer, unknown, unknown, readonly string[]]>([
  ['a document', document, good('a'), { ok: true, value: good('a') }, []],
  ['fields that nobody knows', document, { ...good('a'), extra: 1 }, { ok: true, value: good('a') }, []],
  ['a bad field', document, { id: 1, at: { hour: 9 } }, malformed('id'), []],
  ['a bad field further down', document, { id: 'a', at: { hour: 'nine' } }, malformed('at.hour'), []],
  ['a page instead of a document', document, '<html>', malformed('document'), []],
  ['nothing at all', document, undefined, malformed('document'), []],
  ['an empty list', list, [], { ok: true, value: [] }, []],
  ['bad items between good ones', list, [good('a'), { id: 2 }, good('b'), 'x'], { ok: true, value: [good('a'), good('b')] }, ['id', 'document']],
  ['only bad items', list, [null], { ok: true, value: [] }, ['document']],
  ['a document instead of a list', list, { items: [] }, malformed('list'), []],
])('%s', (_, answer, body, result, dropped) => {
  expect(readAnswer(answer, body)).toEqual({ result, dropped })
})

test('an organisation whose key could not be an address is malformed by that field', () => {
  expect(readAnswer(endpoints.organization.answer, { key: '//evil.example', name: 'Evil' }).result).toEqual(malformed('key'))
})
