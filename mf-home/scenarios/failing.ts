import type { FailingStates } from 'shared/scenarios'
import { companiesUnknown, decisionFailed, intentsUnknown, loadingBelow, rewardsUnknown } from './at-home.ts'
import { anotherAccount } from './companies.ts'

const loadingPoints = 'Carregando seus pontos'
const again = 'Tentar de novo'
const stalePoints = 'Não conseguimos ler seu saldo'
const withoutEntries = { absent: 'Últimos pontos' }

/** Home, its requests and the list of companies without a call that they need. */
export const failing: FailingStates = {
  'pontos-carregando': { of: 'inicio', fault: 'hang', shows: loadingPoints, lines: ['2.32'] },
  lento: { of: 'inicio', fault: 'hang', shows: loadingPoints },
  'pontos-falharam': { of: 'inicio', fault: '500', shows: stalePoints },
  'pontos-de-novo': { of: 'inicio', fault: '500', press: 'Atualizar', shows: { busy: 'Atualizar' } },
  'resposta-malformada': { of: 'inicio', fault: 'malformed', shows: stalePoints },
  'extrato-carregando': {
    of: 'inicio',
    call: 'statement',
    fault: 'hang',
    shows: ['Extrato de Pontos', withoutEntries],
  },
  'extrato-falhou': { of: 'inicio', call: 'statement', fault: '500', shows: ['Extrato de Pontos', withoutEntries] },
  'pedidos-carregando': { of: 'inicio', call: 'intents', fault: 'hang', shows: [loadingBelow, 'Suco de laranja'] },
  'pedidos-falharam': { of: 'inicio', call: 'intents', fault: '500', shows: intentsUnknown },
  'pedidos-de-novo': { of: 'inicio', call: 'intents', fault: '500', press: again, shows: { busy: again } },
  'recompensas-carregando': { of: 'inicio', call: 'rewards', fault: 'hang', shows: [loadingBelow, 'Últimos pontos'] },
  'recompensas-falharam': { of: 'inicio', call: 'rewards', fault: '500', shows: rewardsUnknown },
  'recompensas-de-novo': { of: 'inicio', call: 'rewards', fault: '500', press: again, shows: { busy: again } },
  'conexao-perdida': { of: 'inicio', call: 'below', fault: 'drop', shows: rewardsUnknown },
  'resposta-vazia': { of: 'inicio', call: 'below', fault: 'empty', shows: rewardsUnknown },
  'empresa-falhou': { of: 'inicio', call: 'organization', fault: '500', shows: 'Não conseguimos falar com a empresa' },
  'sem-conexao-ao-abrir': { of: 'inicio', call: 'network', fault: 'drop', shows: 'Sem conexão' },
  'decisao-em-curso': { of: 'pedido-autorizado', fault: 'hang', shows: { busy: 'Autorizar' }, lines: ['4.51'] },
  'decisao-falha': { of: 'pedido-autorizado', fault: '500', shows: decisionFailed, lines: ['8.30'] },
  'negacao-em-curso': { of: 'pedido-negado', fault: 'hang', shows: { busy: 'Negar' } },
  'empresas-carregando': { of: 'empresas', fault: 'hang', shows: 'Carregando suas empresas' },
  'empresas-falharam': { of: 'empresas', fault: '500', shows: companiesUnknown },
  'empresas-de-novo': { of: 'empresas', fault: '500', press: again, shows: { busy: again } },
  saindo: { of: 'uma-empresa', fault: 'hang', press: anotherAccount, shows: { busy: anotherAccount }, lines: ['2.43'] },
  'pontos-das-empresas-falharam': {
    of: 'empresas',
    call: 'points',
    fault: '500',
    shows: ['Mercado Sol', { absent: '430 pontos' }],
  },
}
