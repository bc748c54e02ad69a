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
const atSignIn = (identification: Identification) => (error: IdentityError) => signInFailure(error, identification)

test.each<[string, (error: IdentityError) => { status: string; message: string }, IdentityError, string, string]>([
  ['sign-in', atSignIn('no-account'), { kind: 'wrong-credentials' }, 'danger', 'Número de telefone ou Senha incorreto'],
  [
    'sign-in',
    atSignIn('no-account'),
    { kind: 'unknown-user' },
    'warning',
    'Nenhuma conta está associada a este número de telefone. Inscreva-se.',
  ],
  [
    'sign-in',
    atSignIn('google'),
    { kind: 'external-provider' },
    'warning',
    'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.',
  ],
  [
    'sign-in',
    atSignIn('apple'),
    { kind: 'external-provider' },
    'warning',
    'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.',
  ],
  ['sign-in', atSignIn('no-account'), { kind: 'network' }, 'danger', generic],
  [
    'sign-up',
    signUpFailure,
    { kind: 'already-registered' },
    'danger',
    'Telefone ou E-mail já está vinculado a outra conta',
  ],
  [
    'sign-up',
    signUpFailure,
    { kind: 'sign-up-refused' },
    'danger',
    'Erro desconhecido, atualize a página e tente novamente',
  ],
  ['sign-up', signUpFailure, { kind: 'weak-password' }, 'danger', generic],
  [
    'reset',
    resetFailure,
    { kind: 'unknown-user' },
    'danger',
    'Número de telefone não está associado a nenhuma conta. Inscreva-se',
  ],
  ['reset', resetFailure, { kind: 'wrong-credentials' }, 'danger', generic],
  ['verify', verifyFailure, { kind: 'wrong-code' }, 'danger', 'Código de confirmação inválido'],
  [
    'verify',
    verifyFailure,
    { kind: 'unknown-user' },
    'danger',
    'Número de telefone não está associado a nenhuma conta. Inscreva-se',
  ],
  ['verify', verifyFailure, { kind: 'code-expired' }, 'danger', generic],
  ['challenge', challengeFailure, { kind: 'wrong-code' }, 'danger', 'Código de confirmação inválido'],
  [
    'challenge',
    challengeFailure,
    { kind: 'challenge-expired' },
    'warning',
    'O tempo desta etapa terminou. Informe sua senha de novo para continuar.',
  ],
  ['challenge', challengeFailure, { kind: 'weak-password' }, 'danger', generic],
  ['challenge', challengeFailure, { kind: 'code-expired' }, 'danger', generic],
  [
    'attributes',
    attributesFailure,
    { kind: 'already-registered' },
    'danger',
    'Telefone ou E-mail já está vinculado a outra conta',
  ],
  ['attributes', attributesFailure, { kind: 'network' }, 'danger', generic],
])('%s: %#', (_, toastOf, error, status, message) => {
  expect(toastOf(error)).toEqual({ status, message })
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
