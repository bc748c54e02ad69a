import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test('a voucher is shared with the end of its validity on São Paulo’s clock', () => {
  const voucher = { rewardName: 'Café', companyName: 'Moema', code: 'K7F2', expiryAt: Date.UTC(2026, 10, 23, 2, 5) }
  expect(messages.voucher.shared(voucher)).toBe('Voucher de Café em Moema: K7F2. Válido até 22/11/2026, 23:05.')
})
