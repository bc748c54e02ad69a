export { keepVoucher, keptVouchers } from './kept-vouchers.ts'
export { seenVoucher, type SeenVoucher } from './seen-voucher.ts'
export { toTill } from './to-till.ts'
