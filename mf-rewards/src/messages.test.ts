import { expect, test } from 'vitest'
import { messages } from './messages.ts'

const expiryAt = Date.UTC(2026, 10, 23, 2, 5)

test('a voucher is shared with the end of its validity on São Paulo’s clock', () => {
  const voucher = { rewardName: 'Café', companyName: 'Moema', code: 'K7F2', expiryAt }
  expect(messages.voucher.shared(voucher)).toBe('Voucher de Café em Moema: K7F2. Válido até 22/11/2026, 23:05.')
})

test('the time that is left in words [9.12]', () => {
  const words = [0, 1].map(messages.voucher.remaining).join()
  expect(words).toBe('Válido por menos de 1\u00a0minuto,Válido por mais 1\u00a0min')
})

test.each([
  [messages.redemptions(1), 'Você pode resgatar 1 vez'],
  [messages.redemptions(1200), 'Você pode resgatar 1.200 vezes'],
  [messages.cost(0), 'Grátis'],
  [messages.cost(1250), '1.250 pontos'],
])('%s', (said, words) => expect(said).toBe(words))
