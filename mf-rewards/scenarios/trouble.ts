import { anaPhone, endSession, networkGoes, scenariosAt, sessionOver } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

/** A network or a session that ends. */
export const troubleScenarios = scenariosAt(list, {
  'sem-rede': {
    name: 'Sem internet, com a lista já aberta',
    steps: [{ see: 'Ao seu alcance' }, ...networkGoes, { press: 'Café coado' }],
    shows: [vouchersUnknown, 'Tentar de novo'],
  },
  'sessao-expirada': {
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: [sessionOver],
  },
})
