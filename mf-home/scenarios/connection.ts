import { anaPhone, drop, endSession, everyCall, fault, scenariosAt } from 'shared/scenarios'
import { decisionFailed, home } from './at-home.ts'

/** No service can be reached any more. */
const unreachable = everyCall.map((calls) => fault(calls, drop))
const sessionEnds = endSession(anaPhone)
const sessionOver = 'Sua sessão terminou. Entre de novo para continuar.'

/** A network or a session that ends during a visit. */
export const connection = scenariosAt(home, {
  'sem-conexao': {
    name: 'A conexão cai: uma decisão falha, o que estava na tela fica',
    steps: [
      { see: 'Últimos pontos' },
      ...unreachable.map((change) => ({ change })),
      { offline: true },
      { press: 'Autorizar' },
    ],
    shows: [decisionFailed, /^1\.250 pontos$/, 'Últimos pontos'],
  },
  'sessao-expirada': { name: 'A sessão expirou antes de abrir', changes: sessionEnds, shows: [sessionOver] },
  'sessao-expira': {
    name: 'A sessão expira durante a visita',
    steps: [{ see: 'Últimos pontos' }, ...sessionEnds.map((change) => ({ change })), { press: 'Autorizar' }],
    shows: [sessionOver, { absent: 'Pedidos de autorização' }],
  },
})
