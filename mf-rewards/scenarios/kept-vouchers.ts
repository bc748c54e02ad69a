import { anasDevice, keptCoffee, scenariosAt } from 'shared/scenarios'
import type { SeenVoucher } from 'shared/vouchers'
import { cakeCode, coffeeCode, list } from './at-rewards.ts'

const mine = { ...list, path: '/{org}/rewards/vouchers' } as const

/** For 22 hours. */
const coffee = (now: number) => keptCoffee(coffeeCode, now + 22 * 3_600_000)

/** A cake, without a picture. */
const cake = (expiryAt: number): SeenVoucher => ({
  ...keptCoffee(cakeCode, expiryAt),
  rewardId: '103',
  rewardName: 'Bolo de cenoura com chocolate',
  imagePath: undefined,
  cost: 1250,
})

const keeps = (...vouchers: readonly SeenVoucher[]) => anasDevice({ vouchers })

const minuteMs = 60_000

export const keptVoucherScenarios = scenariosAt(mine, {
  'meus-vouchers-nenhum': {
    name: 'Meus vouchers: nenhum',
    shows: [/^Você não tem vouchers válidos neste aparelho\./, 'Ver recompensas'],
  },
  'meus-vouchers': {
    isPortrait: true,
    name: 'Meus vouchers: dois, um no último minuto',
    device: (now) => keeps(coffee(now), cake(now + minuteMs - 1000)),
    shows: [coffeeCode, cakeCode, 'Aqui ficam os vouchers deste aparelho até expirarem, também sem internet.'],
    inEachOrganization: [{ role: 'heading', name: 'Meus vouchers' }],
  },
})
