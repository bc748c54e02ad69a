import { aVoucher } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { activeVoucher } from './active-voucher.ts'

const nowMs = 1_000_000
const minuteMs = 60_000

const voucher = (rewardName: string, remainingMs: number) => aVoucher({ rewardName, expiryAt: nowMs + remainingMs })

test.each([
  ['none', [], undefined],
  [
    'one, whose time is rounded down',
    [voucher('coffee', 2 * minuteMs - 1)],
    { rewardName: 'coffee', minutes: 1, others: 0 },
  ],
  ['one in its last minute', [voucher('coffee', 1)], { rewardName: 'coffee', minutes: 0, others: 0 }],
  [
    'the newest of three',
    [voucher('cake', 3 * minuteMs), voucher('coffee', minuteMs), voucher('bread', 1)],
    { rewardName: 'cake', minutes: 3, others: 2 },
  ],
])('%s', (_, vouchers, expected) => {
  expect(activeVoucher(vouchers, nowMs)).toEqual(expected && { imagePath: undefined, ...expected })
})

test.each([
  [0, 0, 'menos de 1\u00a0minuto'],
  [59, 0, '59\u00a0min'],
  [1414, 0, '23\u00a0h\u00a034\u00a0min'],
  [60, 1, '1\u00a0h\u00a00\u00a0min · mais 1 voucher'],
  [5, 2, '5\u00a0min · mais 2 vouchers'],
])('%d minutes and %d others', (minutes, others, words) =>
  expect(messages.voucher.validity(minutes, others)).toBe(words),
)
