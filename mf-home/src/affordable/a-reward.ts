import type { Reward } from 'shared/contract'

/** A reward of this cost, that so many companies have: for tests. */
export const reward = (debited_value: number, companies = 1): Reward => ({
  id: String(debited_value),
  name: `For ${debited_value}`,
  image_url: undefined,
  debited_value,
  value: undefined,
  description: undefined,
  reward_type: undefined,
  reward_type_name: undefined,
  available_companies: Array.from({ length: companies }, (_, index) => ({
    name: `Company ${index}`,
    ref: String(index),
  })),
})
