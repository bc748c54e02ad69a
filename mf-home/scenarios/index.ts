import { anaPhone, endSession, networkLost, scenariosAt, sessionOverText, type FailingStates } from 'shared/scenarios'
import { activeVoucher } from './active-voucher.ts'
import { home } from './at-home.ts'
import { companies } from './companies.ts'
import { intents } from './intents.ts'
import { points } from './points.ts'
import { till } from './till.ts'

const sessionEnds = endSession(anaPhone)

/** A network or a session that ends during a visit. */
const connection = scenariosAt(home, {
  'sem-conexao': {
    name: 'A conexão cai: uma decisão falha, o que estava na tela fica',
    steps: [{ see: 'Últimos pontos' }, ...networkLost, { press: 'Autorizar' }],
    shows: ['Nada foi autorizado: sem conexão.', /^1\.250 pontos$/, 'Últimos pontos'],
  },
  'sessao-expirada': { name: 'A sessão expirou antes de abrir', changes: sessionEnds, shows: [sessionOverText] },
  'sessao-expira': {
    name: 'A sessão expira durante a visita',
    steps: [{ see: 'Últimos pontos' }, ...sessionEnds.map((change) => ({ change })), { returnAfterMs: 60_000 }],
    shows: [sessionOverText, { absent: 'Pedidos de autorização' }],
  },
})

/** The states of this remote's screens, on the local platform's data. */
export const scenarios = [...points, ...activeVoucher, ...intents, ...till, ...companies, ...connection]

/** Its button is in the same paragraph. */
const intentsUnknown = /^Não conseguimos verificar se há pedidos de autorização\./
const rewardsUnknown = 'Não conseguimos buscar as recompensas. Seus pontos estão seguros.'

/** Home, its requests and the list of companies without a call that they need: what looks different. */
export const failing: FailingStates = {
  'pontos-carregando': { of: 'inicio', fault: 'hang', shows: 'Carregando seus pontos' },
  'pontos-falharam': { of: 'inicio', fault: '500', shows: 'Não conseguimos ler seu saldo' },
  'pedidos-falharam': { of: 'inicio', call: 'intents', fault: '500', shows: intentsUnknown },
  'recompensas-falharam': { of: 'inicio', call: 'rewards', fault: '500', shows: rewardsUnknown },
  'empresa-falhou': { of: 'inicio', call: 'organization', fault: '500', shows: 'Não conseguimos falar com a empresa' },
  'sem-conexao-ao-abrir': { of: 'inicio', call: 'network', fault: 'drop', shows: 'Sem conexão' },
  'decisao-em-curso': { of: 'pedido-autorizado', fault: 'hang', shows: { busy: 'Autorizar' } },
  'empresas-falharam': { of: 'empresas', fault: '500', shows: 'Não foi possível buscar suas empresas' },
}
