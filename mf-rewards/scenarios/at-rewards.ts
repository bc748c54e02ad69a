import { ana, anaSub, data, everyCall, sharedCalls, type PlatformChange } from 'shared/scenarios'

const { rewards, points, organization } = sharedCalls

/** The rewards of the padaria, and Ana, who has 1,250 points there. */
export const list = {
  ...ana,
  path: '/{org}/rewards',
  calls: { rewards, points, organization, network: everyCall },
} as const

/** As the swap service makes codes. */
export const coffeeCode = 'K7F2-9QXM-RT4W'
export const cakeCode = 'B3EA-7YHD-2KPN'

export const vouchersUnknown = 'Não foi possível consultar seus vouchers. Um que já foi gerado continua valendo.'

/** Ana has a voucher of a reward at a company of the padaria, which was generated on another device. */
export const voucherOfAna = (
  reward: string,
  company: string,
  { code, expiresInSeconds }: { code: string; expiresInSeconds: number },
): PlatformChange =>
  data(
    `INSERT INTO vouchers (code, sub, provider, issuer, group_by_key, data, created_at, expires_at)
     VALUES ('${code}', '${anaSub}', 'padaria', '${company}', '${anaSub}:padaria:${company}:${reward}', '{}', {now}, {now} + ${expiresInSeconds * 1000})`,
  )
