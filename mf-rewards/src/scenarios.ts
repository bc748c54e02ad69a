import type { Scenario } from 'shared/scenarios'
import { dialogScenarios } from './scenarios/dialog.ts'
import { keptVoucherScenarios } from './scenarios/kept-vouchers.ts'
import { listScenarios } from './scenarios/list.ts'
import { troubleScenarios } from './scenarios/trouble.ts'

/** The states of this remote's screens, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  Rewards: listScenarios,
  'A reward and its voucher': dialogScenarios,
  'Kept vouchers': keptVoucherScenarios,
  Trouble: troubleScenarios,
}
