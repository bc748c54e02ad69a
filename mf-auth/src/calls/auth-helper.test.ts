import type { ApiError } from 'shared/api'
import { expect, test } from 'vitest'
import type { Identification } from '../flow/flow.ts'
import { helperFailure, identificationOf } from './auth-helper.ts'

const user = (Username: string, verified?: string) => ({
  UserStatus: 'CONFIRMED',
  Username,
  Attributes: verified === undefined ? [] : [{ Name: 'phone_number_verified', Value: verified }],
})

test.each<[string, Parameters<typeof identificationOf>[0], Identification]>([
  ['without that attribute, as in a session', user('ana_1'), 'phone-not-verified'],
  ['Google, in capitals', user('Google_123', 'true'), 'google'],
  ['Apple, before the phone is looked at', user('SignInWithApple_00.1', 'false'), 'apple'],
  ['a customer named Google', user('googleana_1', 'true'), 'ready'],
])('identify: %s', (_, identified, identification) => {
  expect(identificationOf(identified)).toBe(identification)
})

const status = (failure: Extract<ApiError, { kind: 'status' }>['failure']): ApiError => ({
  kind: 'status',
  status: 400,
  failure,
})

// By name, `answers.test.ts` has the kinds that a view tells.
test.each<[string, ApiError, string]>([
  ['code', status({ code: 'CodeMismatch' }), 'wrong-code'],
  ['__type', status({ __type: 'com.amazonaws.cognito#CodeMismatchException' }), 'wrong-code'],
  ['message', status({ name: 'Error', message: 'CodeMismatch: invalid code' }), 'wrong-code'],
  ['expired', status({ name: 'ExpiredCodeException' }), 'code-expired'],
  ['too many attempts', status({ name: 'LimitExceeded' }), 'limit-exceeded'],
  ['anything else', status({ name: 'InternalErrorException' }), 'other'],
  ['no body', { kind: 'status', status: 502, failure: {} }, 'other'],
  ['malformed', { kind: 'malformed', field: 'hash' }, 'other'],
  ['no answer', { kind: 'timeout' }, 'network'],
  ['offline', { kind: 'network' }, 'network'],
])('failure: %s', (_, error, kind) => {
  expect(helperFailure(error).kind).toBe(kind)
})
