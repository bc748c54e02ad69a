import { expect, test } from 'vitest'
import type { ApiError } from 'shared/api'
import { helperFailure } from './helper-failure.ts'

const status = (failure: Extract<ApiError, { kind: 'status' }>['failure']): ApiError => ({ kind: 'status', status: 400, failure })

test.each<[string, ApiError, string]>([
  ['name', status({ name: 'CodeMismatchException' }), 'wrong-code'],
  ['code', status({ code: 'CodeMismatch' }), 'wrong-code'],
  ['__type', status({ __type: 'com.amazonaws.cognito#CodeMismatchException' }), 'wrong-code'],
  ['message', status({ name: 'Error', message: 'CodeMismatch: invalid code' }), 'wrong-code'],
  ['nobody', status({ name: 'UserNotFoundException' }), 'unknown-user'],
  ['anything else', status({ name: 'LimitExceededException' }), 'other'],
  ['no body', { kind: 'status', status: 502, failure: {} }, 'other'],
  ['malformed', { kind: 'malformed', field: 'hash' }, 'other'],
  ['no answer', { kind: 'timeout' }, 'network'],
  ['offline', { kind: 'network' }, 'network'],
])('%s', (_, error, kind) => {
  expect(helperFailure(error).kind).toBe(kind)
})
