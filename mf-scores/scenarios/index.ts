import type { FailingStates } from 'shared/scenarios'
import { entryScenarios } from './entries.ts'
import { filterScenarios, troubleScenarios } from './filters.ts'

/** The states of this remote's screen, on the local platform's data. */
export const scenarios = [...entryScenarios, ...filterScenarios, ...troubleScenarios]

/** The statement without a call that it needs: what looks different. */
export const failing: FailingStates = {
  carregando: { of: 'lancamentos', fault: 'hang', shows: 'Carregando seu extrato' },
  falha: { of: 'lancamentos', fault: '500', shows: /^Não foi possível consultar seu extrato agora\./ },
}
