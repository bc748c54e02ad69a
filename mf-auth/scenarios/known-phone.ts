import { scenariosAt } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { titles, useApple, useGoogle } from './expected-texts.ts'
import { knowing, padaria } from './starting-points.ts'

const anaTyped = { field: 'Telefone', holds: '(11) 91234-5678' }

/** What is known of the phone that the device remembers (spec §4). */
export const knownPhoneScenarios = scenariosAt(padaria, {
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
    shows: [useGoogle, titles.signIn],
  },
  'conta-apple': {
    ...knowing('61966667777'),
    name: 'Telefone conhecido, conta Apple',
    shows: [useApple, titles.signIn],
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
  'telefone-conhecido': {
    ...knowing('11912345678'),
    calls: { identify: calls.identify },
    name: 'Telefone conhecido, conta em ordem',
    shows: [titles.signIn, anaTyped],
  },
  // `?phone=` fills the field. Nobody is asked whose phone it is.
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
