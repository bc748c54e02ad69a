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
const read = (token: string, at = start) => readOverrideToken(publicKey, token, 'app.example', at * 1000)

test.each<[string, Partial<OverrideClaims>, at: number, refusal?: string]>([
  ['a minute before its start', {}, start - 60],
  ['just before its end', {}, start + 3599.999],
  ['that is valid for a day', { until: start + longestOverrideSeconds }, start],
  ['at its end', {}, start + 3600, 'expired'],
  ['more than a minute before its start', {}, start - 60.001, 'expired'],
  ['that is valid for more than a day', { until: start + longestOverrideSeconds + 1 }, start, 'expired'],
  ['without a start', { from: Number.NaN }, start, 'not-signed'],
  ['without an end', { until: Number.NaN }, start, 'not-signed'],
  ['of another origin', { origin: 'https://other.example' }, start, 'other-site'],
  ['of another port', { origin: 'https://app.example:444' }, start, 'other-site'],
  ['of no origin', { origin: 'app.example' }, start, 'other-site'],
  ['for what is no remote', { remote: 'mf-../shell' }, start, 'not-signed'],
  ['for what is no version', { version: '../../log/000001' }, start, 'not-signed'],
])('a signed token %s', (_, change, at, refusal) => {
  const changed = { ...claims, ...change }
  const answer = refusal ? { ok: false, refusal } : { ok: true, claims: changed }
  expect(read(signOverride(privateKey, changed), at)).toEqual(answer)
})

test.each<unknown>([
  null,
  [],
  'text',
  7,
  ...['remote', 'version', 'origin', 'until'].map((name) => ({ ...claims, [name]: [7] })),
])('signed claims %j are none', (odd) => {
  expect(read(signOverride(privateKey, odd as OverrideClaims))).toEqual({ ok: false, refusal: 'not-signed' })
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
