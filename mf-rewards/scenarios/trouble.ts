import { anaPhone, drop, endSession, fault, scenariosAt } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

/** A network or a session that ends. */
export const troubleScenarios = scenariosAt(list, {
  'sem-rede': {
    name: 'Sem internet, com a lista já aberta',
    steps: [
      { see: 'Ao seu alcance' },
      { change: fault({ service: 'api' }, drop) },
      { change: fault({ service: 'swap' }, drop) },
      { offline: true },
      { press: 'Café coado' },
    ],
    shows: [vouchersUnknown, 'Tentar de novo'],
  },
  'sessao-expirada': {
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: ['Sua sessão terminou. Entre de novo para continuar.'],
  },
})
