import { anaPhone, endSession, networkLost, scenariosAt, sessionOverText } from 'shared/scenarios'
import { home } from './at-home.ts'

const sessionEnds = endSession(anaPhone)

/** A network or a session that ends during a visit. */
export const connection = scenariosAt(home, {
  'sem-conexao': {
    name: 'A conexão cai: uma decisão falha, o que estava na tela fica',
    steps: [{ see: 'Últimos pontos' }, ...networkLost, { press: 'Autorizar' }],
    shows: ['Nada foi autorizado: sem conexão.', /^1\.250 pontos$/, 'Últimos pontos'],
  },
  'sessao-expirada': { name: 'A sessão expirou antes de abrir', changes: sessionEnds, shows: [sessionOverText] },
  'sessao-expira': {
    name: 'A sessão expira durante a visita',
    steps: [{ see: 'Últimos pontos' }, ...sessionEnds.map((change) => ({ change })), { press: 'Autorizar' }],
    shows: [sessionOverText, { absent: 'Pedidos de autorização' }],
  },
})
