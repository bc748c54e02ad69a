import { expect, test } from 'vitest'
import type { IdentityError } from 'shared/identity'
import { attributesFailure, challengeFailure, resetFailure, signInFailure, signUpFailure, verifyFailure } from './failures.ts'

const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const atSignIn = (provider?: 'google' | 'apple') => (error: IdentityError) => signInFailure(error, provider)

test.each<[string, (error: IdentityError) => { status: string; message: string }, IdentityError, string, string]>([
  ['sign-in', atSignIn(), { kind: 'wrong-credentials' }, 'danger', 'Número de telefone ou Senha incorreto'],
  ['sign-in', atSignIn(), { kind: 'unknown-user' }, 'warning', 'Nenhuma conta está associada a este número de telefone. Inscreva-se.'],
  ['sign-in', atSignIn('google'), { kind: 'external-provider' }, 'warning', 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'],
  ['sign-in', atSignIn('apple'), { kind: 'external-provider' }, 'warning', 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'],
  ['sign-in', atSignIn(), { kind: 'network' }, 'danger', generic],
  ['sign-up', signUpFailure, { kind: 'already-registered' }, 'danger', 'Telefone ou E-mail já está vinculado a outra conta'],
  ['sign-up', signUpFailure, { kind: 'sign-up-refused' }, 'danger', 'Erro desconhecido, atualize a página e tente novamente'],
  ['sign-up', signUpFailure, { kind: 'other', name: 'InvalidPasswordException' }, 'danger', generic],
  ['reset', resetFailure, { kind: 'unknown-user' }, 'danger', 'Número de telefone não está associado a nenhuma conta. Inscreva-se'],
  ['reset', resetFailure, { kind: 'wrong-credentials' }, 'danger', generic],
  ['verify', verifyFailure, { kind: 'wrong-code' }, 'danger', 'Código de confirmação inválido'],
  ['verify', verifyFailure, { kind: 'unknown-user' }, 'danger', 'Número de telefone não está associado a nenhuma conta. Inscreva-se'],
  ['verify', verifyFailure, { kind: 'other', name: 'ExpiredCodeException' }, 'danger', generic],
  ['challenge', challengeFailure, { kind: 'wrong-code' }, 'danger', 'Código de confirmação inválido'],
  ['challenge', challengeFailure, { kind: 'challenge-expired' }, 'warning', 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.'],
  ['challenge', challengeFailure, { kind: 'other', name: 'InvalidPasswordException' }, 'danger', generic],
  ['challenge', challengeFailure, { kind: 'other', name: 'ExpiredCodeException' }, 'danger', generic],
  ['attributes', attributesFailure, { kind: 'already-registered' }, 'danger', 'Telefone ou E-mail já está vinculado a outra conta'],
  ['attributes', attributesFailure, { kind: 'network' }, 'danger', generic],
])('%s: %#', (_, toastOf, error, status, message) => {
  expect(toastOf(error)).toEqual({ status, message })
})
