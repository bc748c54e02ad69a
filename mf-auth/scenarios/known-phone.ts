import { scenariosAt } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { titles, useApple, useGoogle } from './expected-texts.ts'
import { knowing, padaria } from './starting-points.ts'

const shownIn = (title: string, holds: string) => [title, { field: 'Telefone', holds }]
const anaTyped = shownIn(titles.signIn, '(11) 91234-5678')
const askedReset = 'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.'

/** What is known of the phone that the device remembers (spec §4). `?phone=` fills the field; nobody is asked whose phone it is. */
export const knownPhoneScenarios = scenariosAt(padaria, {
  'telefone-desconhecido': {
    ...knowing('11900000000'),
    name: 'Telefone conhecido, sem conta',
    shows: ['Não encontramos uma conta com este telefone. Crie a sua.', ...shownIn(titles.signUp, '(11) 90000-0000')],
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
    shows: [askedReset, ...shownIn(titles.reset, '(31) 93333-4444')],
  },
  'telefone-conhecido': {
    ...knowing('11912345678'),
    calls: { identify: calls.identify },
    name: 'Telefone conhecido, conta em ordem',
    shows: anaTyped,
  },
  'telefone-no-endereco': { path: '/{org}?phone=5511912345678', name: 'Telefone no endereço', shows: anaTyped },
  'telefone-no-endereco-sem-conta': {
    path: '/{org}?phone=5511900000000',
    name: 'Telefone no endereço, sem conta',
    shows: shownIn(titles.signIn, '(11) 90000-0000'),
  },
  'telefone-no-endereco-outro': {
    ...knowing('31933334444'),
    path: '/{org}?phone=5511912345678',
    name: 'Telefone no endereço, outro que o do aparelho',
    shows: anaTyped,
  },
  'telefone-no-endereco-malformado': {
    path: '/{org}?phone=11912345678',
    name: 'Telefone no endereço, malformado',
    shows: shownIn(titles.signIn, ''),
  },
})
