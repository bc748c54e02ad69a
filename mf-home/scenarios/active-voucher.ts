import { anasDevice, keptCoffee, scenariosAt } from 'shared/scenarios'
import { home, total } from './at-home.ts'

const minuteMs = 60_000

/** What mf-rewards keeps on the device (`shared/vouchers`). @param validForMs of each voucher */
const vouchers =
  (...validForMs: readonly number[]) =>
  (now: number) =>
    anasDevice({
      vouchers: validForMs.map((validMs, index) => ({
        ...keptCoffee(`K7F2-9QXM-R10${index}`, now + validMs),
        rewardId: `${105 - index}`,
        ...(index > 0 && { rewardName: `Recompensa ${index}` }),
      })),
    })

/** A voucher that this device keeps and that waits to be shown at the till. */
export const activeVoucher = scenariosAt(home, {
  'voucher-ativo': {
    name: 'Um voucher ativo',
    device: vouchers(23.57 * 60 * minuteMs),
    shows: [total, 'Café coado', /^Válido por mais 23.h.3\d.min$/, 'Mostrar no caixa'],
  },
  'dois-vouchers': {
    name: 'Dois vouchers ativos',
    device: vouchers(90 * minuteMs, 3 * minuteMs),
    shows: ['Café coado', /^Mostrar no caixa \(2.vouchers\)$/],
  },
})
