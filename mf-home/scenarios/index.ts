import type { Scenario } from 'shared/scenarios'
import { companies } from './companies.ts'
import { connection } from './connection.ts'
import { intents } from './intents.ts'
import { points, statement } from './points.ts'
import { activeVoucher, rewards } from './rewards.ts'

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

export { failing } from './failing.ts'
