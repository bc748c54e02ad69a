import { messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls, refused } from './platform-changes.ts'
import { advice, generic, invalid, noAccount, titles } from './expected-texts.ts'
import { chosen, padaria } from './starting-points.ts'

const tab = { ...padaria, ...chosen('reset') }
const reset = (phone: string): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { press: 'Enviar código' },
]
const ana = reset('11912345678')
const explanation = 'Informe seu telefone. Enviaremos um código para você criar uma nova senha.'

export const resetScenarios: readonly Scenario[] = [
  ...scenariosAt(tab, {
    redefinir: {
      name: 'Redefinir a senha',
      shows: [titles.reset, explanation, { field: 'Telefone', holds: '' }, { absent: 'Senha' }],
    },
    'redefinir-codigo-nao-entregue': {
      name: 'Redefinir a senha, código que não foi entregue',
      changes: refused(calls.sms, 'CodeDeliveryFailureException'),
      steps: ana,
      shows: [generic, titles.reset, advice.notDelivered],
    },
    'redefinir-muitas-tentativas': {
      name: 'Redefinir a senha, tentativas demais',
      changes: refused(calls.sms, 'LimitExceededException'),
      steps: ana,
      shows: [generic, titles.reset, advice.tooManyAttempts],
    },
    'redefinir-codigo-enviado': {
      calls: { sms: calls.sms },
      name: 'Redefinir a senha, código enviado',
      steps: ana,
      shows: ['Código de verificação foi enviado', titles.newPassword, '(11) 91234-5678'],
    },
    'redefinir-sem-empresa': {
      path: '/',
      org: undefined,
      name: 'Redefinir a senha, sem empresa',
      shows: [titles.reset],
    },
  }),
  ...messageScenarios(tab, [titles.reset], {
    'redefinir-campo-vazio': ['Redefinir a senha, sem telefone', [{ press: 'Enviar código' }], invalid.phoneMissing],
    'redefinir-sem-conta': ['Redefinir a senha, telefone sem conta', reset('11900000000'), noAccount],
    'redefinir-conta-google': ['Redefinir a senha, conta sem senha', reset('51955556666'), generic],
  }),
]
