import type { Scenario } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { titles } from './expected-texts.ts'
import { knowing, padaria } from './starting-points.ts'

const ana = { ...padaria, ...knowing('11912345678') }
const anaTyped = { field: 'Telefone', holds: '(11) 91234-5678' }

/** What is known of the phone that the device remembers (spec §4). */
const remembered: readonly Scenario[] = [
  {
    ...ana,
    slug: 'telefone-conhecido',
    calls: { identify: calls.identify },
    name: 'Telefone conhecido, conta em ordem',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    ...knowing('11900000000'),
    slug: 'telefone-desconhecido',
    name: 'Telefone conhecido, sem conta',
    shows: [
      'Não encontramos uma conta com este telefone. Crie a sua.',
      titles.signUp,
      { field: 'Telefone', holds: '(11) 90000-0000' },
    ],
  },
  {
    ...padaria,
    ...knowing('51955556666'),
    slug: 'conta-google',
    name: 'Telefone conhecido, conta Google',
    shows: ['Este número pertence a uma conta Google. Use o botão “Acessar com Google”.', titles.signIn],
  },
  {
    ...padaria,
    ...knowing('61966667777'),
    slug: 'conta-apple',
    name: 'Telefone conhecido, conta Apple',
    shows: ['Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.', titles.signIn],
  },
  {
    ...padaria,
    ...knowing('31933334444'),
    slug: 'redefinir-antes',
    calls: { identify: calls.identify },
    name: 'Telefone conhecido, ainda não verificado',
    shows: [
      'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.',
      titles.reset,
      { field: 'Telefone', holds: '(31) 93333-4444' },
    ],
  },
]

/** `?phone=` fills the field. Nobody is asked whose phone it is. */
const inAddress: readonly Scenario[] = [
  {
    ...padaria,
    path: '/{org}?phone=5511912345678',
    slug: 'telefone-no-endereco',
    name: 'Telefone no endereço',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    path: '/{org}?phone=5511900000000',
    slug: 'telefone-no-endereco-sem-conta',
    name: 'Telefone no endereço, sem conta',
    shows: [titles.signIn, { field: 'Telefone', holds: '(11) 90000-0000' }],
  },
  {
    ...padaria,
    ...knowing('31933334444'),
    path: '/{org}?phone=5511912345678',
    slug: 'telefone-no-endereco-outro',
    name: 'Telefone no endereço, outro que o do aparelho',
    shows: [titles.signIn, anaTyped],
  },
  {
    ...padaria,
    path: '/{org}?phone=11912345678',
    slug: 'telefone-no-endereco-malformado',
    name: 'Telefone no endereço, malformado',
    shows: [titles.signIn, { field: 'Telefone', holds: '' }],
  },
]

export const knownPhoneScenarios: readonly Scenario[] = [...remembered, ...inAddress]
