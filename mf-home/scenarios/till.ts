import { anaPhone, anasDevice, data, keptCoffee, scenariosAt } from 'shared/scenarios'
import { ask } from './ask.ts'
import { aMinuteMs, home } from './at-home.ts'

const atTill = { ...home, path: '/{org}/caixa', calls: { intents: home.calls.intents } } as const
const code = 'K7F2-9QXM-RT4W'
const noRequests = data('DELETE FROM intents')
const keeps =
  (validForMs: number, ...others: readonly string[]) =>
  (now: number) =>
    anasDevice({
      vouchers: [
        keptCoffee(code, now + validForMs),
        ...others.map((rewardName, index) => ({
          ...keptCoffee(`B3EA-7YHD-2KP${index}`, now + aMinuteMs * 30),
          rewardId: `${103 - index}`,
          rewardName,
        })),
      ],
    })

const hours = 60 * aMinuteMs

/** The screen for the counter. */
export const till = scenariosAt(atTill, {
  'no-caixa': {
    name: 'No caixa',
    changes: [noRequests],
    device: keeps(22 * hours),
    shows: ['45 pontos', 'Troque em Padaria Estrela – Vila Mariana', /^Válido por mais 21/, 'Cliente: Ana'],
    inEachOrganization: ['Informe este número no caixa'],
  },
  'no-caixa-pedido': {
    name: 'No caixa: um pedido, e vários vouchers',
    changes: [noRequests, ask(anaPhone, 'padaria', 'Resgatar uma recompensa no caixa 3')],
    device: keeps(22 * hours, 'Bolo de cenoura com chocolate', 'Pão de queijo'),
    shows: [code, 'Resgatar uma recompensa no caixa 3', 'Autorizar'],
  },
  'no-caixa-autorizado': {
    name: 'No caixa: um pedido autorizado',
    device: keeps(22 * hours),
    steps: [{ press: 'Autorizar' }],
    shows: [code, 'Autorizado', 'Mais 1 pedido'],
  },
  'no-caixa-sem-voucher': {
    name: 'No caixa, sem voucher',
    shows: ['(11) 91234-5678', 'Informe este número no caixa', 'Mais 1 pedido'],
  },
  'no-caixa-expirado': {
    name: 'No caixa, e o voucher expira',
    changes: [noRequests],
    device: keeps(5 * aMinuteMs),
    // The services' clock goes too: the screen asks them while it is seen.
    steps: [
      { see: 'Cliente: Ana' },
      { change: { method: 'PUT', path: '/clock', body: { shiftMs: 6 * aMinuteMs } } },
      { returnAfterMs: 6 * aMinuteMs },
    ],
    shows: ['Este voucher expirou. Você pode gerar outro em Recompensas.', 'Gerar outro', { absent: code }],
  },
})
