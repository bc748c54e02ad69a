import type { DatabaseSync } from 'node:sqlite'
import { all } from '../database/query.ts'

interface CompanyRow {
  readonly reward_id: string
  readonly name: string
  readonly ref: string
  readonly swap_intents_rescues_auth: 0 | 1
}

/** An organisation's rewards with the companies that redeem them, in no useful order. */
export function rewardsOf(database: DatabaseSync, organizationKey: string) {
  const rewards = all<{ readonly id: string }>(database)`SELECT id, name, image_url, debited_value, value, description,
    reward_type, reward_type_name FROM rewards WHERE organization_key = ${organizationKey} ORDER BY id`
  const companies = Map.groupBy(
    all<CompanyRow>(database)`SELECT reward_id, name, ref, swap_intents_rescues_auth
      FROM reward_companies JOIN companies ON ref = company_ref
      WHERE organization_key = ${organizationKey} ORDER BY ref`,
    ({ reward_id }) => reward_id,
  )
  return rewards.map((reward) => ({
    ...reward,
    available_companies: (companies.get(reward.id) ?? []).map(({ name, ref, swap_intents_rescues_auth }) => ({
      name,
      ref,
      swap_intents_rescues_auth: swap_intents_rescues_auth === 1,
    })),
  }))
}
