import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { longestOverrideSeconds, readOverrideToken, signOverride, type OverrideClaims } from './override-token.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const start = 1_764_000_000
const claims: OverrideClaims = {
  remote: 'mf-home',
  version: '3f2a9c01b7de',
  origin: 'https://app.example',
  from: start,
  until: start + 3600,
}
const read = (token: string, { host = 'app.example', at = start } = {}) =>
  readOverrideToken(publicKey, token, host, at * 1000)
const refusalOf = (change: Partial<OverrideClaims>, at?: number) => {
  const answer = read(signOverride(privateKey, { ...claims, ...change }), at === undefined ? {} : { at })
  return answer.ok ? undefined : answer.refusal
}

test.each([start - 60, start, start + 3599.999])('a signed token is accepted at %d', (at) => {
  expect(read(signOverride(privateKey, claims), { at })).toEqual({ ok: true, claims })
})

test.each<[string, Partial<OverrideClaims>, number, string]>([
  ['at its end', {}, start + 3600, 'expired'],
  ['more than a minute before its start', {}, start - 60.001, 'expired'],
  ['that is valid for more than a day', { until: start + longestOverrideSeconds + 1 }, start, 'expired'],
  ['without a start', { from: Number.NaN }, start, 'expired'],
  ['without an end', { until: Number.NaN }, start, 'expired'],
  ['of another origin', { origin: 'https://other.example' }, start, 'other-site'],
  ['of another port', { origin: 'https://app.example:444' }, start, 'other-site'],
  ['of no origin', { origin: 'app.example' }, start, 'other-site'],
  ['for what is no remote', { remote: 'mf-../shell' }, start, 'not-signed'],
  ['for what is no version', { version: '../../log/000001' }, start, 'not-signed'],
])('a signed token %s is refused', (_, change, at, refusal) => {
  expect(refusalOf(change, at)).toBe(refusal)
})

test('a day is not too long', () => {
  expect(refusalOf({ until: start + longestOverrideSeconds })).toBeUndefined()
})

const good = signOverride(privateKey, claims)
const [text = '', signature = ''] = good.split('.')
const signedBy = (key: typeof privateKey) => `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`

test.each([
  ['nothing', ''],
  ['a text alone', text],
  ['an empty signature', `${text}.`],
  ['the signature of another key', signedBy(generateKeyPairSync('ed25519').privateKey)],
  ['another text', `${text.slice(0, -2)}AA.${signature}`],
  ['a third part', `${good}.${signature}`],
  ['a padded signature', `${good}==`],
  ['a signature with a blank in it', `${text}.${signature.slice(0, 9)} ${signature.slice(9)}`],
  ['a text that decodes to the same', `${text}=.${signature}`],
  ['a long text', `${'A'.repeat(10_000)}.${signature}`],
])('%s is no token', (_, token) => {
  expect(read(token)).toEqual({ ok: false, refusal: 'not-signed' })
})
