const queryOf = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`

/** The addresses of the site's screens, as far as other parts link to them; without a key, those of the screens outside any organisation (spec §2). */
export const paths = {
  home: (key?: string) => (key ? `/${key}` : '/'),
  scores: (key: string, filter?: 'a-expirar') => `/${key}/scores${filter ? `?filtro=${filter}` : ''}`,
  rewards: (key: string) => `/${key}/rewards`,
  /** The rewards, with one of them open. */
  reward: (key: string, rewardId: string) => `/${key}/rewards${queryOf({ recompensa: rewardId })}`,
  vouchers: (key: string) => `/${key}/rewards/vouchers`,
  /** The screen for the counter, with a kept voucher on it. No address contains a code (docs/decisions/0021). */
  till: (key: string, voucher?: { readonly rewardId: string; readonly companyRef: string }) =>
    `/${key}/caixa${voucher ? queryOf({ recompensa: voucher.rewardId, loja: voucher.companyRef }) : ''}`,
  profile: (key?: string) => (key ? `/${key}/user-profile` : '/user-profile'),
  verification: () => '/verification',
} as const
