/** The navigation state that opens an organisation's vouchers with the first of them at the till. It says nothing of the voucher: a history outlives a sign-out. */
export const toTill = { till: 'first' } as const
