export { keepVoucher, keptVouchers, prepareTill, seenVoucher, useKeptVouchers } from './kept-vouchers.ts'
export type { SeenVoucher } from 'shared/contract'
export { remainingWords, useRemainingMinutes } from './remaining-time.ts'
