import { codeSentSchema } from 'shared/contract'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { newestCode } from '../testing/inbox-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'

const platform = await startPlatform()
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const ana = '11912345678'
const ask = (body: object) => clientOf(platform, 'authHelper').post('', body)

async function requestCode(event: 'sms' | 'call', phone: string, isPasswordReset: boolean) {
  const { data } = await ask({ event, phone_number: `+55${phone}`, isPasswordReset })
  const { hash } = v.parse(codeSentSchema, data)
  return { hash, code: await newestCode(platform, phone, event) }
}

async function verify(proof: { hash: string; code: string; password?: string }): Promise<string> {
  const { status, data } = await ask({ event: 'verify', ...proof })
  return status === 200 ? 'done' : data.name
}

it('a reset sets the password by a five-digit SMS code, once', async () => {
  const sent = await requestCode('sms', ana, true)
  expect(sent.code).toMatch(/^\d{5}$/)
  expect(await verify({ ...sent, password: 'curta' })).toBe('InvalidPasswordException')
  expect(await verify(sent)).toBe('InvalidParameterException')
  expect(await verify({ ...sent, password: 'novíssima1' })).toBe('done')
  await signInByPhone(platform, ana, 'novíssima1')
  expect(await verify({ ...sent, password: 'outra-vez' })).toBe('ExpiredCodeException')
})

it('a reset by a four-digit voice code verifies the phone', async () => {
  const sent = await requestCode('call', '31933334444', true)
  expect(sent.code).toMatch(/^\d{4}$/)
  expect(await verify({ ...sent, password: 'pontos456' })).toBe('done')
  const { data } = await ask({ event: 'identify', phone_number: '+5531933334444' })
  expect(data.data.user.Attributes).toContainEqual({ Name: 'phone_number_verified', Value: 'true' })
})

it('a wrong code is a mismatch, and after five attempts none is accepted', async () => {
  const { hash, code } = await requestCode('sms', ana, true)
  const wrong = { hash, code: code === '00000' ? '00001' : '00000', password: 'pontos456' }
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await verify(wrong)).toBe('CodeMismatchException')
  expect(await verify({ ...wrong, code })).toBe('LimitExceededException')
})

it('a code is replaced by a newer one, and expires after ten minutes', async () => {
  const old = await requestCode('sms', ana, true)
  const fresh = await requestCode('call', ana, true)
  expect(await verify({ ...old, password: 'pontos456' })).toBe('ExpiredCodeException')
  await clientOf(platform, 'control').put('/clock', { shiftMs: 10 * 60_000 })
  expect(await verify({ ...fresh, password: 'pontos456' })).toBe('ExpiredCodeException')
})
