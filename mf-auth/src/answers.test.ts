import { loadAccount } from 'shared/identity'
import {
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  startLocalServer,
  startSession,
} from 'shared/testing'
import { expect, test } from 'vitest'
import { saveAttributes } from './attributes/missing-attributes.ts'
import { answerChallenge } from './challenge/answer-challenge.ts'
import type { FlowState, Verification, VerificationPurpose } from './flow/flow.ts'
import { createFlowStore, type FlowStep } from './flow/flow-store.ts'
import { performCall } from './flow/perform-call.ts'
import { requestReset } from './reset/ResetForm.tsx'
import { signIn } from './sign-in/sign-in.ts'
import { signUp } from './sign-up/sign-up.ts'
import { requestCode, verify } from './verify/verify.ts'

/* What an answer of the provider or the helper says (spec §8), and where it leads. */

const phoneNumber = '+5511912345678'
const password = 'segredo1'
const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const wrongCredentials = 'Número de telefone ou Senha incorreto'
const wrongCode = 'Código de confirmação inválido'
const taken = 'Telefone ou E-mail já está vinculado a outra conta'
const noAccount = 'Número de telefone não está associado a nenhuma conta. Inscreva-se'
const useGoogle = 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'
const useApple = 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'
const useEither =
  'Este número pertence a uma conta Google ou Apple. Use o botão “Acessar com Google” ou “Acessar com Apple”.'
const tooMany = 'Muitas tentativas. Aguarde alguns minutos e tente de novo.'
const expired = 'Este código expirou. Peça outro.'
const advisedCredentials = 'Confira telefone e senha.'
const notDelivered = 'Não conseguimos enviar o código. Confira o número.'
const weak = 'Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.'

type Reason = readonly [name: string, message?: string]
type Answers = Readonly<Record<string, object>>

/** The signed-out area at a state, without its views. By operation or event: what is refused, and what else is not a mere success. */
async function areaAt(first: FlowState, refused: Readonly<Record<string, Reason>>, answers: Answers = {}) {
  openPage()
  const identity = await startIdentityServer((operation, response) => {
    const [name, message = ''] = refused[operation] ?? []
    if (name) refuseOperation(response, name, message)
    else if (answers[operation]) sendDocument(response, 200, answers[operation])
  })
  const helper = await startLocalServer(({ body }, response) => {
    const { event } = JSON.parse(body) as { event: string }
    const [name] = refused[event] ?? []
    sendDocument(response, name ? 400 : 200, name ? { name } : (answers[event] ?? { hash: 'hash' }))
  })
  await startSession({ ...siteConfigAt({ identity }), authHelper: { url: helper.url } })
  const said: string[] = []
  const nothing = () => undefined
  const say = ({ message }: { message: string }) => void said.push(message)
  const bodies = ({ seen }: typeof helper) => seen.map(({ body }): unknown => JSON.parse(body))
  const asked = { provider: () => bodies(identity), helper: () => bodies(helper) }
  return { said, asked, ...createFlowStore({ first, perform: performCall, remember: nothing, say, unsay: nothing }) }
}

/** Whose phone it is, as 'identify' tells. */
const owner = (Username: string, UserStatus = 'CONFIRMED', verified = 'true') => ({
  identify: { user: { UserStatus, Username, Attributes: [{ Name: 'phone_number_verified', Value: verified }] } },
})
const nobody = { identify: { user: null } }
const unverified = 'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.'

test.each<[string, answers: Answers, refused: Readonly<Record<string, Reason>>, view: string, said: string[]]>([
  ['nobody [4.25]', nobody, {}, 'sign-up', ['Não encontramos uma conta com este telefone. Crie a sua.']],
  ['Google [4.26]', owner('google_1'), {}, 'sign-in', [useGoogle]],
  ['Apple [4.27]', owner('signinwithapple_1'), {}, 'sign-in', [useApple]],
  ['an unverified phone [4.28]', owner('ana_1', 'CONFIRMED', 'false'), {}, 'reset', [unverified]],
  ['an account in order [4.29]', owner('ana_1'), {}, 'sign-in', []],
  ['no answer [4.30]', {}, { identify: ['InternalErrorException'] }, 'sign-in', []],
])('a stored phone, identified as %s', async (_, answers, refused, view, said) => {
  const area = await areaAt({ view: 'deciding', phoneNumber }, refused, answers)
  area.start()
  await expect.poll(area.state).toEqual({ view })
  expect(area.said).toEqual(said)
})

const wrong: Reason = ['NotAuthorizedException', 'Incorrect username or password.']
const external: Reason = ['NotAuthorizedException', 'User is not authorized to get auth details.']
const unknown = 'Nenhuma conta está associada a este número de telefone. Inscreva-se.'

test.each<[string, InitiateAuth: Reason, answers: Answers, said: string, advice?: string, field?: string]>([
  ['a wrong password [8.16]', wrong, owner('ana_1'), wrongCredentials, advisedCredentials],
  ['an unknown phone [8.17]', ['UserNotFoundException'], nobody, unknown, unknown, 'phone'],
  ['an unknown phone that the pool hides [8.16]', wrong, nobody, wrongCredentials, advisedCredentials],
  ['a Google account [8.15]', external, owner('google_1'), useGoogle, useGoogle, 'phone'],
  ['an Apple account [8.15]', external, owner('signinwithapple_1'), useApple, useApple, 'phone'],
  ['an external account of which nobody knows more [8.15]', external, { identify: {} }, useEither, useEither, 'phone'],
  ['too many attempts', ['TooManyFailedAttemptsException'], {}, generic, tooMany],
  ['anything else [8.19]', ['InternalErrorException'], {}, generic],
])('sign-in refused: %s', async (_, InitiateAuth, answers, said, advice, field = 'password') => {
  const area = await areaAt({ view: 'sign-in' }, { InitiateAuth }, answers)
  const refusal = await signIn({ phone: phoneNumber, password }, area.step())
  expect(refusal).toEqual(advice && { field, message: advice })
  expect(area.said).toEqual([said])
})

const required = 'Sua senha precisa ser redefinida. Enviaremos um código para o seu telefone.'
const confirming = { purpose: 'sign-up', username: 'ana_1', hash: 'hash', password }

test.each<[string, InitiateAuth: Reason, said: string[], state: object]>([
  ['an unconfirmed account [8.18]', ['UserNotConfirmedException'], [], { view: 'verify', verification: confirming }],
  ['a password to reset', ['PasswordResetRequiredException'], [required], { view: 'reset', phoneNumber }],
])('sign-in leads on: %s', async (_, InitiateAuth, said, state) => {
  const area = await areaAt({ view: 'sign-in' }, { InitiateAuth }, owner('ana_1', 'UNCONFIRMED'))
  expect(await signIn({ phone: phoneNumber, password }, area.step())).toBeUndefined()
  expect(area.said).toEqual(said)
  expect(area.state()).toMatchObject(state)
})

const lia = {
  name: 'Lia',
  phone: phoneNumber,
  email: 'lia@exemplo.com.br',
  birthdate: '12/03/1990',
  gender: '2',
  password,
}
const exists: Reason = ['UserLambdaValidationException', 'PreSignUp failed with error SignUpExceptionAlreadyExists.']
const blocked: Reason = ['UserLambdaValidationException', 'PreSignUp failed with error Blocked.']

test.each<[string, SignUp: Reason, said: string, refusal?: object]>([
  ['phone or e-mail of another account [8.20]', exists, taken, { field: 'phone', message: taken }],
  ['the pool’s own check [8.21]', blocked, 'Erro desconhecido, atualize a página e tente novamente'],
  ['a weak password [8.22]', ['InvalidPasswordException'], generic, { field: 'password', message: weak }],
  ['a code not sent [8.22]', ['CodeDeliveryFailureException'], generic, { field: 'phone', message: notDelivered }],
  ['anything else [8.22]', ['InternalErrorException'], generic],
])('sign-up refused: %s', async (_, SignUp, said, refusal) => {
  const area = await areaAt({ view: 'sign-up' }, { SignUp }, owner('ana_1'))
  expect(await signUp(lia, undefined, area.step(), () => expect.unreachable())).toEqual(refusal)
  expect(area.said).toEqual([said])
})

test('a sign-up tells where its code went [8.29]', async () => {
  const area = await areaAt({ view: 'sign-up' }, {})
  await signUp(lia, undefined, area.step(), () => expect.unreachable())
  expect(area.said).toEqual(['Código de verificação foi enviado para (11)\u00a091234-5678'])
})

test.each<[Reason]>([[exists], [['UsernameExistsException', 'User already exists']]])(
  'signing up again before confirming, %j: a code can be had',
  async (SignUp) => {
    const area = await areaAt({ view: 'sign-up' }, { SignUp }, owner('lia_1', 'UNCONFIRMED'))
    const offered: (() => Promise<void>)[] = []
    await signUp(lia, undefined, area.step(), (confirm) => offered.push(confirm))
    expect(area.said).toEqual([taken])
    await offered[0]?.()
    const verification = { purpose: 'sign-up', username: 'lia_1', hash: 'hash', password }
    expect(area.state()).toMatchObject({ view: 'verify', verification })
  },
)

test.each<[string, sms: Reason | undefined, said: string, advice?: string]>([
  ['an unknown phone [8.13]', ['UserNotFoundException'], noAccount, noAccount],
  ['an account without a password [8.14]', ['NotAuthorizedException'], generic],
  ['a code that was not sent [8.14]', ['CodeDeliveryFailureException'], generic, notDelivered],
  ['success [7.3, 8.12]', undefined, 'Código de verificação foi enviado'],
])('reset: %s', async (_, sms, said, advice) => {
  const area = await areaAt({ view: 'reset' }, sms ? { sms } : {})
  const refusal = await requestReset({ phone: phoneNumber }, area.step())
  expect(refusal).toEqual(advice && { field: 'phone', message: advice })
  expect([area.said, area.state().view]).toEqual([[said], sms ? 'reset' : 'verify'])
  expect(area.asked.helper()).toEqual([{ event: 'sms', phone_number: phoneNumber, isPasswordReset: true }])
})

const verifying = (purpose: VerificationPurpose): Verification => ({
  purpose,
  phoneNumber,
  username: 'ana_1',
  hash: 'hash',
  resent: false,
  sent: [],
})

test.each<[string, act: (step: FlowStep) => Promise<unknown>, asked: object, said: string[], view: string]>([
  [
    'a code for a sign-up, again [7.3, 8.27]',
    (step) => requestCode('sms', verifying('sign-up'), step),
    { event: 'sms', phone_number: phoneNumber, isPasswordReset: false },
    ['Código de verificação reenviado'],
    'verify',
  ],
  [
    'a call for a reset [7.4, 8.28]',
    (step) => requestCode('call', verifying('reset'), step),
    { event: 'call', phone_number: phoneNumber, isPasswordReset: true },
    ['Chamada de voz solicitada'],
    'verify',
  ],
  [
    'the code of a reset’s call, with the new password [4.36, 4.40, 4.46, 7.5]',
    (step) => verify({ code: '1234', newPassword: 'nova-senha' }, verifying('reset'), step),
    { event: 'verify', hash: 'hash', password: 'nova-senha', code: '1234' },
    ['Senha redefinida com sucesso'],
    'sign-in',
  ],
  [
    'the code of a sign-up’s SMS, with its own password, and signs in [4.41, 4.46, 7.5]',
    (step) => verify({ code: '12345', newPassword: '' }, { ...verifying('sign-up'), password }, step),
    { event: 'verify', hash: 'hash', password, code: '12345' },
    [],
    'verify',
  ],
])('the helper gets %s', async (_, act, asked, said, view) => {
  const area = await areaAt({ view: 'verify', verification: verifying('reset') }, {})
  await act(area.step())
  expect(area.asked.helper()).toEqual([asked])
  expect([area.said, area.state().view]).toEqual([said, view])
})

test.each(['sms', 'call'] as const)('another code by %s that fails says nothing [8.26]', async (channel) => {
  const first: FlowState = { view: 'verify', verification: verifying('reset') }
  const area = await areaAt(first, { [channel]: ['InternalErrorException'] })
  await requestCode(channel, first.verification, area.step())
  expect([area.said, area.state()]).toEqual([[], first])
})

test('a sign-up is confirmed by its username; its password lost by a reload, it leads to sign-in [4.34, 4.45, 7.28]', async () => {
  const verification = verifying('sign-up')
  const area = await areaAt({ view: 'verify', verification }, {})
  await verify({ code: '123456', newPassword: '' }, verification, area.step())
  expect(area.asked.provider()).toMatchObject([{ Username: 'ana_1', ConfirmationCode: '123456' }])
  expect([area.said, area.state().view]).toEqual([['Conta verificada com sucesso'], 'sign-in'])
})

test('whoever goes back while a sign-up is confirmed is not signed in later', async () => {
  const verification = { ...verifying('sign-up'), password }
  const area = await areaAt({ view: 'verify', verification }, {})
  const confirmed = verify({ code: '123456', newPassword: '' }, verification, area.step())
  area.send({ type: 'tab-chosen', tab: 'sign-up' })
  await confirmed
  expect([area.asked.provider().length, area.said, area.state().view]).toEqual([1, [], 'sign-up'])
})

const advice = (message: string, field = 'code') => ({ field, message })
/** The code is emptied, too. */
const spent = (message: string) => ({ ...advice(message), empties: true })
const otherAccount = { field: 'code', message: taken, ways: ['sign-in', 'reset'] }
const gone = { field: 'code', message: noAccount, ways: ['sign-up'] }

test.each<[purpose: VerificationPurpose, operation: string, Reason, said: string, refusal?: object]>([
  ['reset', 'verify', ['CodeMismatchException'], wrongCode, spent(wrongCode)],
  ['reset', 'verify', ['CodeMismatch'], wrongCode, spent(wrongCode)],
  ['reset', 'verify', ['InvalidPasswordException'], generic, advice(weak, 'newPassword')],
  ['reset', 'verify', ['UserNotFoundException'], noAccount, gone],
  ['sign-up', 'verify', ['AliasExists'], taken, otherAccount],
  ['sign-up', 'ConfirmSignUp', ['CodeMismatchException'], wrongCode, spent(wrongCode)],
  ['sign-up', 'ConfirmSignUp', ['LimitExceededException'], generic, advice(tooMany)],
  ['sign-up', 'ConfirmSignUp', ['ExpiredCodeException'], generic, spent(expired)],
  ['sign-up', 'ConfirmSignUp', ['InternalErrorException'], generic],
  ['sign-up', 'ConfirmSignUp', ['UserNotFoundException'], noAccount, gone],
  ['sign-up', 'ConfirmSignUp', ['AliasExistsException'], taken, otherAccount],
  ['phone', 'VerifyUserAttribute', ['AliasExistsException'], taken, otherAccount],
])('a code of a %s, refused by %s, %j [8.23, 8.24, 8.25]', async (purpose, operation, reason, said, refusal) => {
  const verification = verifying(purpose)
  const area = await areaAt({ view: 'verify', verification }, { [operation]: reason })
  if (purpose === 'phone') await (await loadAccount()).signIn(phoneNumber, password)
  const code = operation === 'verify' ? '12345' : '123456'
  expect(await verify({ code, newPassword: password }, verification, area.step())).toEqual(refusal)
  expect(area.said).toEqual([said])
})

test.each<[Reason, said: string, refusal?: object]>([
  [['AliasExistsException'], taken, { field: 'phone', message: taken }],
  [['CodeDeliveryFailureException'], generic, { field: 'phone', message: notDelivered }],
])('missing attributes, refused by %j', async (UpdateUserAttributes, said, refusal) => {
  const area = await areaAt({ view: 'attributes' }, { UpdateUserAttributes })
  await (await loadAccount()).signIn(phoneNumber, password)
  expect(await saveAttributes(lia, ['phone'], area.step())).toEqual(refusal)
  expect(area.said).toEqual([said])
})

test('a code that is accepted while the phone stays unverified says so', async () => {
  const verification = verifying('phone')
  const attributes = { sub: 'ana-sub', phone_number: phoneNumber, phone_number_verified: 'false' }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  const area = await areaAt({ view: 'verify', verification }, {}, { GetUser: { Username: 'ana_1', UserAttributes } })
  await (await loadAccount()).signIn(phoneNumber, password)
  expect(await verify({ code: '123456', newPassword: '' }, verification, area.step())).toEqual({
    field: 'code',
    message: expect.stringMatching(/^O código foi aceito, mas seu telefone ainda não consta como verificado/),
  })
})

const usedCode = 'Este código já foi usado. Em instantes, o aplicativo mostra outro.'
const expiredCode = 'Este código expirou. Volte e acesse de novo para receber outro.'
const tooLate: Reason = ['NotAuthorizedException', 'Invalid session for the user, session is expired.']
const startAgain = 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.'

test.each<[string, Reason, said: string, refusal?: string]>([
  ['SOFTWARE_TOKEN_MFA', ['ExpiredCodeException'], generic, usedCode],
  ['SMS_MFA', ['ExpiredCodeException'], generic, expiredCode],
  ['SMS_MFA', ['CodeMismatchException'], wrongCode, wrongCode],
  ['NEW_PASSWORD_REQUIRED', ['InvalidPasswordException'], generic, weak],
  ['SMS_MFA', tooLate, startAgain],
])('the challenge %s, refused by %j', async (ChallengeName, RespondToAuthChallenge, said, message) => {
  const ChallengeParameters = { USER_ID_FOR_SRP: 'ana_1', requiredAttributes: '[]', userAttributes: '{}' }
  const InitiateAuth = { ChallengeName, Session: 'session', ChallengeParameters }
  const area = await areaAt({ view: 'sign-in' }, { RespondToAuthChallenge }, { InitiateAuth })
  await signIn({ phone: phoneNumber, password }, area.step())
  const state = area.state()
  if (state.view !== 'challenge') return expect.unreachable(state.view)
  const attempt = { ...state, step: area.step() }
  const refusal = await answerChallenge('code', attempt, (account) => account.answerWithCode('123456'))
  expect(refusal).toEqual(message && (message === weak ? advice(message) : spent(message)))
  expect([area.said, area.state().view]).toEqual([[said], message ? 'challenge' : 'sign-in'])
})
