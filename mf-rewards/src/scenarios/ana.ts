import { data, type PlatformChange } from 'shared/scenarios'

/** The rewards of the padaria, and the seed customer who has 1,250 points there. */
export const ana = { path: '/{org}/rewards', org: 'padaria', customer: 'Ana Souza' } as const

export const anaPhone = '11912345678'

/** Her `sub` in the seed. */
export const anaSub = '5eed0000-0000-4000-8000-000000000001'

/** As the swap service makes codes. */
export const coffeeCode = 'K7F2-9QXM-RT4W'
export const cakeCode = 'B3EA-7YHD-2KPN'

/** The platform's time, in epoch milliseconds: her session has begun just now. */
const now = '(SELECT max(authenticated_at) FROM sessions)'

/** Ana has a voucher of a reward at a company of the padaria, which was generated on another device. */
export const voucherOfAna = ({
  reward,
  company,
  code,
  expiresInSeconds,
}: {
  reward: string
  company: string
  code: string
  expiresInSeconds: number
}): PlatformChange =>
  data(
    `INSERT INTO vouchers (code, sub, provider, issuer, group_by_key, data, created_at, expires_at)
     VALUES ('${code}', '${anaSub}', 'padaria', '${company}', '${anaSub}:padaria:${company}:${reward}', '{}', ${now}, ${now} + ${expiresInSeconds * 1000})`,
  )
