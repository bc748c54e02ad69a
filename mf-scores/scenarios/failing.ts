import type { FailingStates } from 'shared/scenarios'

const loading = 'Carregando seu extrato'
const failed = 'Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.'

/** The statement without a call that it needs. */
export const failing: FailingStates = {
  carregando: { of: 'lancamentos', fault: 'hang', shows: loading },
  lento: { of: 'lancamentos', fault: 'hang', shows: loading },
  falha: { of: 'lancamentos', fault: '500', shows: failed, lines: ['8.32'] },
  'conexao-perdida': { of: 'lancamentos', fault: 'drop', shows: failed },
  'resposta-malformada': { of: 'lancamentos', fault: 'malformed', shows: failed },
  'resposta-vazia': { of: 'lancamentos', fault: 'empty', shows: failed },
  'sem-rede-ao-abrir': { of: 'lancamentos', call: 'network', fault: 'drop', shows: 'Sem conexão' },
  'empresa-falha': {
    of: 'lancamentos',
    call: 'organization',
    fault: '500',
    shows: 'Não conseguimos falar com a empresa',
  },
  'a-expirar-carregando': { of: 'a-expirar', call: 'points', fault: 'hang', shows: loading },
  'a-expirar-saldo-desconhecido': {
    of: 'a-expirar-ja-trocado',
    call: 'points',
    fault: '500',
    shows: ['até 20 pontos', 'Não conseguimos ler seu saldo'],
  },
}
