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
import { answerChallenge } from './challenge/answer-challenge.ts'
import type { FlowState, Verification, VerificationPurpose } from './flow/flow.ts'
import { createFlowStore } from './flow/flow-store.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signUp } from './sign-up/sign-up.ts'
import { verify } from './verify/verify.ts'

/* What a refusal of the provider or the helper says, and which way on it leaves. */

const phoneNumber = '+5511912345678'
const taken = 'Telefone ou E-mail já está vinculado a outra conta'
const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

interface Services {
  /** The operations that the provider refuses, each with a name and a message. */
  readonly refused: Readonly<Record<string, readonly [name: string, message: string]>>
  /** What the provider and the helper answer to an operation or an event. Default: success. */
  readonly answers?: Readonly<Record<string, object>>
}

/** The signed-out area at a state, without its views. */
async function areaAt(first: FlowState, { refused, answers = {} }: Services) {
  openPage()
  const identity = await startIdentityServer((operation, response) => {
    if (refused[operation]) refuseOperation(response, ...refused[operation])
    else if (answers[operation]) sendDocument(response, 200, answers[operation])
  })
  const helper = await startLocalServer(({ body }, response) => {
    const { event } = JSON.parse(body) as { event: string }
    if (refused[event]) sendDocument(response, 400, { name: refused[event][0] })
    else sendDocument(response, 200, answers[event] ?? {})
  })
  await startSession({ ...siteConfigAt({ identity }), authHelper: { url: helper.url } })
  const said: string[] = []
  const nothing = () => undefined
  const say = ({ message }: { message: string }) => void said.push(message)
  return { said, ...createFlowStore({ first, perform: async () => {}, remember: nothing, say, unsay: nothing }) }
}

const verifying = (purpose: VerificationPurpose): Verification => ({
  purpose,
  phoneNumber,
  username: 'ana_1',
  hash: 'hash',
  resent: false,
  sent: [],
})

test.each([
  ['ConfirmSignUp', 'sign-up', '123456', 'AliasExistsException', taken, ['sign-in', 'reset']],
  ['VerifyUserAttribute', 'phone', '123456', 'AliasExistsException', taken, ['sign-in', 'reset']],
  ['verify', 'sign-up', '12345', 'AliasExists', taken, ['sign-in', 'reset']],
  ['verify', 'reset', '12345', 'UserNotFoundException', expect.stringMatching(/Inscreva-se$/), ['sign-up']],
] as const)('%s of a %s by %s: %s leads elsewhere', async (operation, purpose, code, name, message, ways) => {
  const verification = verifying(purpose)
  const area = await areaAt({ view: 'verify', verification }, { refused: { [operation]: [name, ''] } })
  if (purpose === 'phone') await (await loadAccount()).signIn(phoneNumber, 'segredo1')
  const refusal = await verify({ code, newPassword: 'segredo1' }, verification, area.step())
  expect(refusal).toEqual({ field: 'code', message, ways })
  expect(area.said).toEqual([message])
})

test.each([
  ['SOFTWARE_TOKEN_MFA', 'Este código já foi usado. Em instantes, o aplicativo mostra outro.'],
  ['SMS_MFA', 'Este código expirou. Volte e acesse de novo para receber outro.'],
])('a code of %s that counts no more says where another one comes from', async (ChallengeName, message) => {
  const refused = { RespondToAuthChallenge: ['ExpiredCodeException', ''] } as const
  const InitiateAuth = { ChallengeName, Session: 'session', ChallengeParameters: { USER_ID_FOR_SRP: 'ana_1' } }
  const area = await areaAt({ view: 'sign-in' }, { refused, answers: { InitiateAuth } })
  await signIn({ phone: phoneNumber, password: 'segredo1' }, area.step())
  const state = area.state()
  if (state.view !== 'challenge') throw new Error(`at ${state.view}`)
  const attempt = { ...state, step: area.step() }
  const refusal = await answerChallenge('code', attempt, (account) => account.answerWithCode('123456'))
  expect(refusal).toEqual({ field: 'code', message })
  expect(area.said).toEqual([generic])
})

const lia = { name: 'Lia', phone: phoneNumber, email: 'lia@exemplo.com.br', birthdate: '12/03/1990', gender: '2' }

test.each([
  ['UserLambdaValidationException', 'PreSignUp failed with error SignUpExceptionAlreadyExists.', 'UNCONFIRMED', true],
  ['UsernameExistsException', 'User already exists', 'UNCONFIRMED', true],
  ['UserLambdaValidationException', 'PreSignUp failed with error SignUpExceptionAlreadyExists.', 'CONFIRMED', false],
])('signing up again, %s, %s, %s: a code can be had: %s', async (name, reason, UserStatus, isOffered) => {
  const answers = { identify: { user: { UserStatus, Username: 'lia_1' } }, sms: { hash: 'hash' } }
  const area = await areaAt({ view: 'sign-up' }, { refused: { SignUp: [name, reason] }, answers })
  const offered: (() => Promise<void>)[] = []
  await signUp({ ...lia, password: 'segredo1' }, undefined, area.step(), (confirm) => offered.push(confirm))
  expect(area.said).toEqual([taken])
  for (const confirm of offered) await confirm()
  expect(area.state()).toMatchObject(
    isOffered
      ? { view: 'verify', verification: { purpose: 'sign-up', username: 'lia_1', hash: 'hash', password: 'segredo1' } }
      : { view: 'sign-up' },
  )
})
