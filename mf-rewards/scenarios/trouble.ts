import { anaPhone, endSession, networkLost, scenariosAt, sessionOverText } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

export const troubleScenarios = scenariosAt(list, {
  'sem-rede': {
    name: 'Sem internet, com a lista já aberta',
    steps: [{ see: 'Ao seu alcance' }, ...networkLost, { press: 'Café coado' }],
    shows: [vouchersUnknown, 'Tentar de novo'],
  },
  'sessao-expirada': {
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: [sessionOverText],
  },
})
