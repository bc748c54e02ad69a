import { anaPhone, drop, endSession, fault, type Scenario } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

/** A network or a session that ends. */
export const troubleScenarios: readonly Scenario[] = [
  {
    ...list,
    slug: 'sem-rede',
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
  {
    ...list,
    slug: 'sessao-expirada',
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: ['Sua sessão terminou. Entre de novo para continuar.'],
  },
]
