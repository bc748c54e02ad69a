import { drop, failure, hang, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { helper, malformed, refusal } from './platform-changes.ts'
import { advice, generic, invalid, noAccount, titles } from './expected-texts.ts'
import { chosen, padaria } from './starting-points.ts'

const tab = { ...padaria, ...chosen('reset') }

const reset = (phone: string): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { press: 'Enviar código' },
]
const ana = reset('11912345678')

export const resetScenarios: readonly Scenario[] = [
  {
    ...tab,
    slug: 'redefinir',
    lines: ['2.22'],
    name: 'Redefinir a senha',
    shows: [
      titles.reset,
      'Informe seu telefone. Enviaremos um código para você criar uma nova senha.',
      { field: 'Telefone', holds: '' },
      { absent: 'Senha' },
    ],
  },
  {
    ...chosen('reset'),
    path: '/',
    slug: 'redefinir-sem-empresa',
    name: 'Redefinir a senha, sem empresa',
    shows: [titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-campo-vazio',
    name: 'Redefinir a senha, enviado sem telefone',
    steps: [{ press: 'Enviar código' }],
    shows: [titles.reset, invalid.phoneMissing],
  },
  {
    ...tab,
    slug: 'redefinir-enviando',
    name: 'Redefinir a senha, enviando',
    changes: [helper('sms', hang)],
    steps: ana,
    shows: [{ busy: 'Enviar código' }],
  },
  {
    ...tab,
    slug: 'redefinir-sem-conta',
    lines: ['8.13'],
    name: 'Redefinir a senha, telefone sem conta',
    steps: reset('11900000000'),
    shows: [noAccount, titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-conta-google',
    name: 'Redefinir a senha, conta sem senha',
    steps: reset('51955556666'),
    shows: [generic, titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-codigo-nao-entregue',
    name: 'Redefinir a senha, código que não foi entregue',
    changes: [helper('sms', refusal('CodeDeliveryFailureException'))],
    steps: ana,
    shows: [generic, titles.reset, advice.notDelivered],
  },
  {
    ...tab,
    slug: 'redefinir-muitas-tentativas',
    name: 'Redefinir a senha, tentativas demais',
    changes: [helper('sms', refusal('LimitExceededException'))],
    steps: ana,
    shows: [generic, titles.reset, advice.tooManyAttempts],
  },
  {
    ...tab,
    slug: 'redefinir-conexao-perdida',
    name: 'Redefinir a senha, conexão perdida',
    changes: [helper('sms', drop)],
    steps: ana,
    shows: [generic, titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-falha',
    lines: ['8.14'],
    name: 'Redefinir a senha, falha',
    changes: [helper('sms', failure)],
    steps: ana,
    shows: [generic, titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-resposta-malformada',
    name: 'Redefinir a senha, resposta malformada',
    changes: [helper('sms', malformed)],
    steps: ana,
    shows: [generic, titles.reset],
  },
  {
    ...tab,
    slug: 'redefinir-codigo-enviado',
    lines: ['4.35', '8.12'],
    name: 'Redefinir a senha, código enviado',
    steps: ana,
    shows: ['Código de verificação foi enviado', titles.newPassword, '(11) 91234-5678'],
  },
]
