import { scenariosAt } from 'shared/scenarios'
import { calls, knowing, padaria, titles, useGoogle } from './at-auth.ts'

const shownIn = (title: string, holds: string) => [title, { field: 'Telefone', holds }]
const askedReset = 'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.'

/** What is known of the phone that the device remembers (spec §4). */
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
    shows: shownIn(titles.signIn, '(11) 91234-5678'),
  },
})
