import type { Scenario } from 'shared/scenarios'
import { companies } from './scenarios/companies.ts'
import { connection } from './scenarios/connection.ts'
import { intents } from './scenarios/intents.ts'
import { points, statement } from './scenarios/points.ts'
import { activeVoucher, rewards } from './scenarios/rewards.ts'

/** The states of this remote's screens, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  Points: points,
  'Latest entries': statement,
  'Active voucher': activeVoucher,
  'Authorization requests': intents,
  Rewards: rewards,
  Companies: companies,
  Connection: connection,
}
