import {
  anasDevice,
  anaSub,
  drop,
  failure,
  fault,
  scenariosAt,
  type Scenario,
  type ScenarioStep,
} from 'shared/scenarios'
import { cakeCode, coffeeCode, list, voucherOfAna } from './at-rewards.ts'

const post = { service: 'swap', method: 'POST', path: '/vouchers' } as const
const get = { service: 'swap', method: 'GET', path: '/vouchers' } as const

/** The dialog of a reward that one company has; it costs 45 points. */
const coffee = { ...list, path: '/{org}/rewards?recompensa=105', calls: { vouchers: get, generation: post } } as const
const generate: readonly ScenarioStep[] = [{ press: 'Gerar voucher' }]
const generateAndClose: readonly ScenarioStep[] = [{ press: 'Café coado' }, ...generate, { press: 'Fechar' }]

const coffeeVoucher = (expiresInSeconds: number) =>
  voucherOfAna('105', 'padaria-1', { code: coffeeCode, expiresInSeconds })
const dayAlmost = 23.5 * 3600
const cake = { code: cakeCode, expiresInSeconds: dayAlmost }
const withVoucher = { ...coffee, changes: [coffeeVoucher(dayAlmost)] }
const requestFailed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'
const notice = 'O voucher não garante a troca: é preciso ter pontos suficientes e haver estoque na hora.'

export const dialogScenarios: readonly Scenario[] = [
  ...scenariosAt(list, {
    aberta: {
      name: 'Voucher: nenhum ainda',
      steps: [{ press: 'Café coado' }],
      shows: ['Seu código aparece aqui e vale por 24 horas.', 'Gerar voucher', 'Xícara de 120 ml.', notice],
    },
    'voucher-varias-empresas': {
      path: '/{org}/rewards?recompensa=103',
      name: 'Voucher: nenhum ainda, em várias lojas, sem escolha',
      steps: generate,
      shows: ['Em que loja você vai trocar?', 'Padaria Estrela – Moema', 'Escolha primeiro uma loja.'],
    },
    'voucher-indefinido-fechado': {
      name: 'Voucher: sem resposta, com o diálogo já fechado',
      // The dialog is closed by then.
      changes: [fault(post, { ...drop, delayMs: 1500 })],
      steps: generateAndClose,
      shows: ['Não sabemos se o seu voucher foi gerado. Abra a recompensa de novo para conferir.', 'Ao seu alcance'],
    },
    'voucher-falhou-fechado': {
      name: 'Voucher: não foi gerado, com o diálogo já fechado',
      // The dialog is closed by then.
      changes: [fault(post, { ...failure, delayMs: 1500 })],
      steps: generateAndClose,
      shows: [requestFailed, { absent: 'Tente de novo: se o voucher já tiver sido gerado, ele aparece aqui.' }],
    },
    'voucher-em-uma-de-varias': {
      path: '/{org}/rewards?recompensa=103',
      name: 'Voucher: em uma de várias lojas',
      changes: [voucherOfAna('103', 'padaria-2', cake)],
      shows: [cakeCode, 'Padaria Estrela – Moema', 'Escolher outra loja', { absent: 'Padaria Estrela – Centro' }],
    },
    'voucher-pronto-sem-pontos': {
      path: '/{org}/rewards?recompensa=101',
      name: 'Voucher: o código, e faltam pontos',
      changes: [voucherOfAna('101', 'padaria-1', cake)],
      shows: [cakeCode, 'Faltam 750 pontos', 'Mostrar no caixa'],
    },
  }),
  ...scenariosAt(coffee, {
    'voucher-endereco': {
      name: 'Voucher: um endereço com a recompensa aberta',
      shows: ['Seu código aparece aqui e vale por 24 horas.', 'Você pode resgatar 27 vezes'],
    },
    'voucher-conferindo': {
      name: 'Voucher: aberto de novo, conferindo um pedido sem resposta (por cinco segundos)',
      device: (now) => anasDevice({ 'undecided-wishes': { [`${anaSub}:padaria:padaria-1:105`]: now } }),
      shows: [
        'Estamos conferindo se o seu voucher foi gerado. Leva poucos segundos.',
        { busy: 'Conferindo o voucher' },
      ],
    },
    'voucher-pronto': {
      name: 'Voucher: o código (gera um de verdade)',
      steps: generate,
      shows: ['Voucher pronto', /^Válido por mais\s23\sh\s59\smin$/, 'Copiar código', notice],
    },
    'voucher-expirado': {
      name: 'Voucher: o anterior expirou',
      changes: [coffeeVoucher(300)],
      steps: [{ see: coffeeCode }, { returnAfterMs: 301_000 }],
      shows: ['O voucher anterior expirou. Você pode gerar outro.', 'Gerar voucher', { absent: coffeeCode }],
    },
  }),
  ...scenariosAt(withVoucher, {
    'voucher-encontrado': {
      name: 'Voucher: gerado em outro aparelho',
      shows: [coffeeCode, /^Válido por mais\s23\sh\s\d\d\smin$/, 'Troque em'],
    },
    'voucher-copiado': {
      name: 'Voucher: o código copiado',
      steps: [{ press: 'Copiar código' }],
      shows: ['Código copiado', coffeeCode],
    },
    'voucher-copia-recusada': {
      name: 'Voucher: o navegador não deixa copiar',
      device: () => ({ refuses: ['copy'] }),
      steps: [{ press: 'Copiar código' }],
      shows: ['Não foi possível copiar. Toque no código para selecioná-lo.', 'Copiar código'],
    },
    'voucher-partilha-recusada': {
      name: 'Voucher: o navegador não deixa compartilhar',
      device: () => ({ refuses: ['share'] }),
      steps: [{ press: 'Compartilhar' }],
      shows: ['Não foi possível compartilhar. Copie o código.', 'Compartilhar'],
    },
  }),
]
