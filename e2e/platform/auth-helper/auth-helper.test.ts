import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentSchema, identifiedSchema } from 'shared/contract'
import { run, sql } from '../database/query.ts'
import { check } from '../http/check.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { newestCode } from '../testing/inbox-client.ts'
import { signInByPhone, tryToSignIn } from '../testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const ask = (body: object) => clientOf(platform, 'authHelper').post('', body)

async function requestCode(event: 'sms' | 'call', phone: string, isPasswordReset: boolean) {
  const { data } = await ask({ event, phone_number: `+55${phone}`, isPasswordReset })
  expect(await check(codeSentSchema, data)).toMatchObject({ ok: true })
  return { hash: data.data.hash as string, code: await newestCode(platform, phone, event) }
}

describe('a reset', () => {
  it('sets the password by a five-digit SMS code, once', async () => {
    const { hash, code } = await requestCode('sms', '11912345678', true)
    expect(code).toMatch(/^\d{5}$/)
    expect((await ask({ event: 'verify', hash, code, password: 'curta' })).data).toMatchObject({
      name: 'InvalidPasswordException',
    })
    expect((await ask({ event: 'verify', hash, code })).data).toMatchObject({ name: 'InvalidParameterException' })
    expect((await ask({ event: 'verify', hash, code, password: 'novíssima1' })).status).toBe(200)
    await signInByPhone(platform, '11912345678', 'novíssima1')
    const again = await ask({ event: 'verify', hash, code, password: 'outra-vez' })
    expect(again).toMatchObject({ status: 400, data: { name: 'ExpiredCodeException' } })
  })

  it('works by a four-digit voice code, and verifies the phone', async () => {
    const { hash, code } = await requestCode('call', '31933334444', true)
    expect(code).toMatch(/^\d{4}$/)
    await ask({ event: 'verify', hash, code, password: 'pontos456' })
    const { data } = await ask({ event: 'identify', phone_number: '+5531933334444' })
    expect(data.data.user.Attributes).toContainEqual({ Name: 'phone_number_verified', Value: 'true' })
  })

  it('of an unknown phone is refused', async () => {
    const { status, data } = await ask({ event: 'sms', phone_number: '+5511900000000', isPasswordReset: true })
    expect({ status, name: data.name }).toEqual({ status: 404, name: 'UserNotFoundException' })
  })
})

describe('a code', () => {
  it('that is wrong is a mismatch, and after five attempts none is accepted', async () => {
    const { hash, code } = await requestCode('sms', '11912345678', true)
    const wrong = code === '00000' ? '00001' : '00000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await ask({ event: 'verify', hash, code: wrong, password: 'pontos456' })).data.name).toBe(
        'CodeMismatchException',
      )
    }
    expect((await ask({ event: 'verify', hash, code, password: 'pontos456' })).data.name).toBe('LimitExceededException')
  })

  it('that is wrong is a mismatch in the other spelling, if the pool is configured so', async () => {
    const { hash, code } = await requestCode('sms', '11912345678', true)
    expect((await clientOf(platform, 'control').put('/pool', { shortErrorNames: true })).data).toMatchObject({
      shortErrorNames: true,
    })
    const wrong = code === '00000' ? '00001' : '00000'
    expect((await ask({ event: 'verify', hash, code: wrong, password: 'pontos456' })).data.name).toBe('CodeMismatch')
  })

  it('is replaced by a newer one', async () => {
    const old = await requestCode('sms', '11912345678', true)
    const fresh = await requestCode('call', '11912345678', true)
    expect((await ask({ event: 'verify', ...old, password: 'pontos456' })).data.name).toBe('ExpiredCodeException')
    expect((await ask({ event: 'verify', ...fresh, password: 'pontos456' })).status).toBe(200)
  })

  it('expires after ten minutes', async () => {
    const sent = await requestCode('sms', '11912345678', true)
    run(platform.database, sql`UPDATE helper_codes SET expires_at = expires_at - ${10 * 60_000}`)
    expect((await ask({ event: 'verify', ...sent, password: 'pontos456' })).data.name).toBe('ExpiredCodeException')
  })
})

it('confirms an unfinished sign-up; the customer then joins organisations', async () => {
  expect(await tryToSignIn(platform, '41944445555')).toMatchObject({ __type: 'UserNotConfirmedException' })
  const sent = await requestCode('sms', '41944445555', false)
  expect((await ask({ event: 'verify', ...sent })).status).toBe(200)
  const { idToken } = await signInByPhone(platform, '41944445555')
  expect((await clientOf(platform, 'api', idToken).get('/open/orgs')).data).toHaveLength(3)
})

describe('identify', () => {
  it.each([
    { phone: '11912345678', user: { UserStatus: 'CONFIRMED' } },
    { phone: '41944445555', user: { UserStatus: 'UNCONFIRMED' } },
    { phone: '51955556666', user: { UserStatus: 'EXTERNAL_PROVIDER', Username: expect.stringMatching(/^google_/) } },
    {
      phone: '61966667777',
      user: { UserStatus: 'EXTERNAL_PROVIDER', Username: expect.stringMatching(/^signinwithapple_/) },
    },
    { phone: '11900000000', user: null },
  ])('$phone', async ({ phone, user }) => {
    const { data } = await ask({ event: 'identify', phone_number: `+55${phone}` })
    expect(data.data.user === null ? null : data.data).toEqual(
      user === null ? null : { user: expect.objectContaining(user) },
    )
    expect(await check(identifiedSchema, data)).toMatchObject({ ok: true })
  })
})
