import type { FailingStates } from 'shared/scenarios'
import { vouchersUnknown } from './at-rewards.ts'
import { dialogScenarios } from './dialog.ts'
import { keptVoucherScenarios } from './kept-vouchers.ts'
import { listScenarios } from './list.ts'

/** The states of this remote's screens, on the local platform's data. */
export const scenarios = [...listScenarios, ...dialogScenarios, ...keptVoucherScenarios]

const failed = 'Erro ao buscar as recompensas. Atualize a página e tente novamente'

/** The list and a reward's dialog without a call that they need: what looks different. */
export const failing: FailingStates = {
  carregando: { of: 'lista', fault: 'hang', shows: 'Carregando as recompensas' },
  falha: { of: 'lista', fault: '500', shows: failed },
  'saldo-desconhecido': { of: 'lista', call: 'points', fault: '500', shows: 'Seu saldo não está disponível agora.' },
  'voucher-procurando': { of: 'voucher-endereco', fault: 'hang', shows: 'Procurando um voucher já gerado' },
  'voucher-procura-falhou': { of: 'voucher-endereco', fault: '500', shows: vouchersUnknown },
  'voucher-indefinido': { of: 'voucher-pronto', call: 'generation', fault: 'drop', shows: 'Gerar mesmo assim' },
}
