import { expect, test } from 'vitest'
import type { IdentityError } from 'shared/identity'
import type { Identification } from './flow/flow.ts'
import {
  adviceAt,
  attributesFailure,
  challengeFailure,
  resetFailure,
  signInFailure,
  signUpFailure,
  verifyFailure,
} from './failures.ts'

const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const wrongCode = 'Código de confirmação inválido'
const taken = 'Telefone ou E-mail já está vinculado a outra conta'
const noAccount = 'Número de telefone não está associado a nenhuma conta. Inscreva-se'
const unknown = 'Nenhuma conta está associada a este número de telefone. Inscreva-se.'
const refused = 'Erro desconhecido, atualize a página e tente novamente'
const useGoogle = 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'
const useApple = 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'
const timeIsUp = 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.'

const signInOf = (identification: Identification) => (error: IdentityError) => signInFailure(error, identification)
const signIn = signInOf('no-account')

test.each<
  [string, (error: IdentityError) => { status: string; message: string }, IdentityError['kind'], string, string]
>([
  ['sign-in', signIn, 'wrong-credentials', 'danger', 'Número de telefone ou Senha incorreto'],
  ['sign-in', signIn, 'unknown-user', 'warning', unknown],
  ['sign-in', signInOf('google'), 'external-provider', 'warning', useGoogle],
  ['sign-in', signInOf('apple'), 'external-provider', 'warning', useApple],
  ['sign-in', signIn, 'network', 'danger', generic],
  ['sign-up', signUpFailure, 'already-registered', 'danger', taken],
  ['sign-up', signUpFailure, 'sign-up-refused', 'danger', refused],
  ['sign-up', signUpFailure, 'weak-password', 'danger', generic],
  ['reset', resetFailure, 'unknown-user', 'danger', noAccount],
  ['reset', resetFailure, 'wrong-credentials', 'danger', generic],
  ['verify', verifyFailure, 'wrong-code', 'danger', wrongCode],
  ['verify', verifyFailure, 'unknown-user', 'danger', noAccount],
  ['verify', verifyFailure, 'already-registered', 'danger', taken],
  ['verify', verifyFailure, 'code-expired', 'danger', generic],
  ['challenge', challengeFailure, 'wrong-code', 'danger', wrongCode],
  ['challenge', challengeFailure, 'challenge-expired', 'warning', timeIsUp],
  ['challenge', challengeFailure, 'weak-password', 'danger', generic],
  ['challenge', challengeFailure, 'code-expired', 'danger', generic],
  ['attributes', attributesFailure, 'already-registered', 'danger', taken],
  ['attributes', attributesFailure, 'network', 'danger', generic],
])('%s: %#', (_, toastOf, kind, status, message) => {
  expect(toastOf({ kind } as IdentityError)).toEqual({ status, message })
})

test.each<[IdentityError, string | undefined]>([
  [{ kind: 'code-expired' }, 'Este código expirou. Peça outro.'],
  [{ kind: 'code-not-delivered' }, 'Não conseguimos enviar o código. Confira o número.'],
  [{ kind: 'limit-exceeded' }, 'Muitas tentativas. Aguarde alguns minutos e tente de novo.'],
  [
    { kind: 'weak-password' },
    'Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.',
  ],
  [{ kind: 'wrong-code' }, undefined],
  [{ kind: 'network' }, undefined],
  [{ kind: 'other', name: 'InternalErrorException' }, undefined],
])('beside the field, %j is explained by %s', (error, message) => {
  expect(adviceAt('field', error)).toEqual(message && { field: 'field', message })
})
