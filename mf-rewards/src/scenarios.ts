import type { Scenario } from 'shared/isolation'
import { dialogScenarios } from './scenarios/dialog.ts'
import { keptVoucherScenarios } from './scenarios/kept-vouchers.ts'
import { listScenarios } from './scenarios/list.ts'
import { troubleScenarios } from './scenarios/trouble.ts'

/** The states of this remote's screens, on the local platform's data. */
export const scenarios: readonly Scenario[] = [...listScenarios, ...dialogScenarios, ...keptVoucherScenarios, ...troubleScenarios]
