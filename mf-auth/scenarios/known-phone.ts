import { scenariosAt, type Scenario } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { titles } from './expected-texts.ts'
import { knowing, padaria } from './starting-points.ts'

const ana = { ...padaria, ...knowing('11912345678') }
const anaTyped = { field: 'Telefone', holds: '(11) 91234-5678' }

/** What is known of the phone that the device remembers (spec §4). */
const remembered: readonly Scenario[] = [
  ...scenariosAt(padaria, {
    'telefone-desconhecido': {
      ...knowing('11900000000'),
      name: 'Telefone conhecido, sem conta',
      shows: [
        'Não encontramos uma conta com este telefone. Crie a sua.',
        titles.signUp,
        { field: 'Telefone', holds: '(11) 90000-0000' },
      ],
    },
    'conta-google': {
      ...knowing('51955556666'),
      name: 'Telefone conhecido, conta Google',
      shows: ['Este número pertence a uma conta Google. Use o botão “Acessar com Google”.', titles.signIn],
    },
    'conta-apple': {
      ...knowing('61966667777'),
      name: 'Telefone conhecido, conta Apple',
      shows: ['Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.', titles.signIn],
    },
    'redefinir-antes': {
      ...knowing('31933334444'),
      calls: { identify: calls.identify },
      name: 'Telefone conhecido, ainda não verificado',
      shows: [
        'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.',
        titles.reset,
        { field: 'Telefone', holds: '(31) 93333-4444' },
      ],
    },
  }),
  {
    ...ana,
    slug: 'telefone-conhecido',
    calls: { identify: calls.identify },
    name: 'Telefone conhecido, conta em ordem',
    shows: [titles.signIn, anaTyped],
  },
]

/** `?phone=` fills the field. Nobody is asked whose phone it is. */
const inAddress = scenariosAt(padaria, {
  'telefone-no-endereco': {
    path: '/{org}?phone=5511912345678',
    name: 'Telefone no endereço',
    shows: [titles.signIn, anaTyped],
  },
  'telefone-no-endereco-sem-conta': {
    path: '/{org}?phone=5511900000000',
    name: 'Telefone no endereço, sem conta',
    shows: [titles.signIn, { field: 'Telefone', holds: '(11) 90000-0000' }],
  },
  'telefone-no-endereco-outro': {
    ...knowing('31933334444'),
    path: '/{org}?phone=5511912345678',
    name: 'Telefone no endereço, outro que o do aparelho',
    shows: [titles.signIn, anaTyped],
  },
  'telefone-no-endereco-malformado': {
    path: '/{org}?phone=11912345678',
    name: 'Telefone no endereço, malformado',
    shows: [titles.signIn, { field: 'Telefone', holds: '' }],
  },
})

export const knownPhoneScenarios: readonly Scenario[] = [...remembered, ...inAddress]
