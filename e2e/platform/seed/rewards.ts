import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'
import { companyRef } from './organizations.ts'

/** What the main customer can spend; rewards cost about as much. */
export const mainCustomerPoints = {
  padaria: 1250,
  'cafe-central': 430,
  'associacao-dos-comerciantes': 5600,
  nuvem: 1,
  'mercado-sol': 90,
} as const

interface SeedReward {
  readonly id: string
  readonly name: string
  readonly cost: number
  /** Price in reais, for those that have one. */
  readonly value?: number
  readonly description?: string
  /** Its file on the CDN, if it is not named after the reward. Some files are missing there. */
  readonly picture?: string
  /** How many of the organisation's companies redeem it. */
  readonly companies: number
  readonly type?: 'product' | 'discount'
}

/** Five hundred rewards: each product in each pack, in no order of cost. */
function wholesaleRewards(): SeedReward[] {
  const products = [
    { name: 'Café torrado', motif: 'coffee', cost: 55 },
    { name: 'Suco integral', motif: 'juice', cost: 35 },
    { name: 'Pão de forma', motif: 'bread', cost: 25 },
    { name: 'Bolo pronto', motif: 'cake', cost: 75 },
    { name: 'Cesta de frutas', motif: 'basket', cost: 140 },
    { name: 'Caneca esmaltada', motif: 'mug', cost: 95 },
    { name: 'Livro de receitas', motif: 'book', cost: 210 },
    { name: 'Camiseta de algodão', motif: 'shirt', cost: 180 },
    { name: 'Arranjo de flores', motif: 'flowers', cost: 160 },
    { name: 'Rosquinhas sortidas', motif: 'donut', cost: 45 },
  ]
  const packs = 50
  return Array.from({ length: packs }, (_, round) => {
    // A step without a common factor with their number: each pack comes once, and not in order.
    const units = ((round * 17) % packs) + 1
    return products.map(({ name, motif, cost }, place): SeedReward => {
      const number = round * products.length + place
      return {
        id: String(1001 + number),
        name: `${name}, ${units === 1 ? 'uma unidade' : `${units} unidades`}`,
        cost: cost * units,
        // Some have no picture, some no company.
        picture: number % 25 === 24 ? 'missing.png' : `${motif}.png?${number}`,
        companies: number % 40 === 39 ? 0 : 1 + (number % 3),
      }
    })
  }).flat()
}

const rewards: Readonly<Record<string, readonly SeedReward[]>> = {
  padaria: [
    {
      id: '101',
      name: 'Cesta de café da manhã',
      cost: 2000,
      value: 120,
      companies: 2,
      description: 'Pães, frutas, geleia, suco e café para duas pessoas.',
    },
    {
      id: '102',
      name: 'Pão francês, dez unidades',
      cost: 80,
      value: 9.9,
      companies: 3,
      description: 'Saindo do forno, de meia em meia hora.',
    },
    {
      id: '103',
      name: 'Bolo de cenoura com chocolate',
      cost: mainCustomerPoints.padaria,
      value: 48,
      companies: 3,
      description: 'Inteiro, serve oito fatias.',
    },
    {
      id: '104',
      name: 'Degustação da semana',
      cost: 0,
      companies: 1,
      description: 'Uma prova do que há de novo no balcão.',
    },
    { id: '105', name: 'Café coado', cost: 45, value: 5, companies: 1, description: 'Xícara de 120 ml.' },
    {
      id: '106',
      name: 'Croissant de manteiga',
      cost: 100,
      value: 11,
      companies: 3,
      description: 'Folhado, feito na casa.',
    },
    {
      id: '107',
      name: 'Torta de palmito',
      cost: 950,
      value: 62,
      companies: 0,
      description: 'Volta em breve ao cardápio.',
    },
    { id: '108', name: 'Suco de laranja', cost: 1251, value: 14, companies: 2, description: 'Garrafa de um litro.' },
    { id: '109', name: 'R$ 10 de desconto', cost: 800, value: 10, companies: 3, type: 'discount' },
  ],
  'cafe-central': [
    { id: '201', name: 'Caneca da casa', cost: 600, value: 59.9, companies: 2, description: 'Cerâmica, 300 ml.' },
    {
      id: '202',
      name: 'Espresso',
      cost: 40,
      value: 6.5,
      companies: 2,
      description: 'Curto ou longo, como você gosta.',
    },
    { id: '203', name: 'Fatia de bolo do dia', cost: 90, value: 14, companies: 1 },
    { id: '204', name: 'Livro “O mundo do café”', cost: 2500, value: 89, companies: 1 },
    { id: '205', name: 'Donut glaceado', cost: 120, value: 12, companies: 0 },
  ],
  'associacao-dos-comerciantes': [
    { id: '301', name: 'Ingresso de cinema com pipoca', cost: 900, value: 45, companies: 1 },
    { id: '302', name: 'Camiseta do centro histórico', cost: 1500, value: 69, companies: 3 },
    { id: '303', name: 'Livro de fotografias', cost: 450, value: 40, companies: 2 },
    { id: '304', name: 'Buquê de flores', cost: 700, value: 55, companies: 1 },
  ],
  nuvem: [
    { id: '401', name: 'Lavagem de camisa', cost: 60, value: 15, companies: 1 },
    { id: '402', name: 'R$ 20 de desconto', cost: 180, value: 20, companies: 1, type: 'discount' },
  ],
  'mercado-sol': [
    { id: '501', name: 'Cesta de frutas', cost: 350, value: 35, companies: 2 },
    { id: '502', name: 'Suco natural', cost: 90, value: 8, companies: 1 },
  ],
  atacado: wholesaleRewards(),
  hostil: [
    { id: '901', name: '<svg onload=alert(3)>', cost: 1, companies: 1, description: '"><script>alert(4)</script>' },
  ],
}

const typeNames = { product: 'Produto', discount: 'Desconto' } as const

export function seedRewards(database: DatabaseSync): void {
  for (const [organizationKey, list] of Object.entries(rewards)) {
    for (const reward of list) {
      const imagePath = `/rewards/${organizationKey}/${reward.picture ?? `${reward.id}.png`}`
      const type = reward.type ?? 'product'
      insert(database, 'rewards', {
        id: reward.id,
        organization_key: organizationKey,
        name: reward.name,
        image_url: imagePath,
        debited_value: reward.cost,
        value: reward.value ?? null,
        description: reward.description ?? null,
        reward_type: type,
        reward_type_name: typeNames[type],
      })
      for (let index = 0; index < reward.companies; index += 1) {
        insert(database, 'reward_companies', { reward_id: reward.id, company_ref: companyRef(organizationKey, index) })
      }
    }
  }
}
