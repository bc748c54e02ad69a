import type { Reward, ScoreEntry, VoucherWish } from '../contract/index.ts'
import type { SeenVoucher } from '../vouchers/index.ts'

/* Entities for unit tests of pure rules: a test names the fields that it is about. */

export const aReward = (fields: Partial<Reward> = {}): Reward => ({
  id: '105',
  name: 'Café',
  image_url: undefined,
  debited_value: 45,
  value: undefined,
  description: undefined,
  reward_type: undefined,
  reward_type_name: undefined,
  available_companies: [{ name: 'Moema', ref: 'padaria-2' }],
  ...fields,
})

export const aWish: VoucherWish = {
  sub: 'ana-sub',
  organization: { key: 'padaria' },
  company: { name: 'Moema', ref: 'padaria-2' },
  reward: aReward(),
}

export const aVoucher = (fields: Partial<SeenVoucher> = {}): SeenVoucher => ({
  organizationKey: 'padaria',
  companyRef: 'padaria-2',
  companyName: 'Moema',
  rewardId: '105',
  rewardName: 'Café',
  imagePath: undefined,
  cost: 45,
  code: 'K7F2',
  expiryAt: 2000,
  ...fields,
})

export const anEntry = (fields: Partial<ScoreEntry> = {}): ScoreEntry => ({
  balance: 1,
  created_at: '21-11-2026 10:00:00',
  expiration_at: '31-12-2027 23:59:59',
  company_name: undefined,
  sale_amount: undefined,
  ...fields,
})
