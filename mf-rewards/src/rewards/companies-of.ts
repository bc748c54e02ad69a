import type { Reward, RewardCompany } from 'shared/contract'

/** Where a reward can be redeemed; the API may leave the list out. */
export const companiesOf = (reward: Reward): readonly RewardCompany[] => reward.available_companies ?? []
