import type { Scenario } from 'shared/scenarios'
import { dialogScenarios } from './dialog.ts'
import { keptVoucherScenarios } from './kept-vouchers.ts'
import { listScenarios, troubleScenarios } from './list.ts'

/** The states of this remote's screens, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  Rewards: listScenarios,
  'A reward and its voucher': dialogScenarios,
  'Kept vouchers': keptVoucherScenarios,
  Trouble: troubleScenarios,
}

export { failing } from './failing.ts'
