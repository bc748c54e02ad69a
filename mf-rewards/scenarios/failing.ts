import type { FailingStates } from 'shared/scenarios'
import { requestFailed, vouchersUnknown } from './at-rewards.ts'

const loading = 'Carregando as recompensas'
const failed = 'Erro ao buscar as recompensas. Atualize a página e tente novamente'

/** The list and a reward's dialog without a call that they need. */
export const failing: FailingStates = {
  carregando: { of: 'lista', fault: 'hang', shows: loading },
  lenta: { of: 'lista', fault: 'hang', shows: loading },
  falha: { of: 'lista', fault: '500', shows: failed, lines: ['8.31'] },
  'conexao-perdida': { of: 'lista', fault: 'drop', shows: failed },
  'resposta-malformada': { of: 'lista', fault: 'malformed', shows: failed },
  'resposta-vazia': { of: 'lista', fault: 'empty', shows: failed },
  'saldo-carregando': {
    of: 'lista',
    call: 'points',
    fault: 'hang',
    shows: ['Café coado', { absent: 'Você tem 1.250 pontos para trocar.' }],
  },
  'saldo-desconhecido': { of: 'lista', call: 'points', fault: '500', shows: 'Seu saldo não está disponível agora.' },
  'empresa-falha': { of: 'lista', call: 'organization', fault: '500', shows: 'Não conseguimos falar com a empresa' },
  'sem-rede-ao-abrir': { of: 'lista', call: 'network', fault: 'drop', shows: 'Sem conexão' },
  'voucher-procurando': { of: 'voucher-endereco', fault: 'hang', shows: 'Procurando um voucher já gerado' },
  'voucher-procura-falhou': { of: 'voucher-endereco', fault: '500', shows: vouchersUnknown },
  'voucher-gerando': { of: 'voucher-pronto', call: 'generation', fault: 'hang', shows: 'Gerando o voucher' },
  'voucher-indefinido': { of: 'voucher-pronto', call: 'generation', fault: 'drop', shows: 'Gerar mesmo assim' },
  'voucher-falhou': { of: 'voucher-pronto', call: 'generation', fault: '500', shows: requestFailed, lines: ['8.30'] },
}
