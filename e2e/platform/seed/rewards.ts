import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'
import { companyRef } from './organizations.ts'

type SeedReward = readonly [
  id: string,
  name: string,
  cost: number,
  /** How many of the organisation's companies redeem it. */
  companies: number,
  /** Price in reais, for those that have one. */
  value?: number | undefined,
  description?: string | undefined,
  /** Its file on the CDN, if it is not named after the reward. Some files are missing there. */
  picture?: string,
]

/** Five hundred rewards: each product in each pack, in no order of cost. */
function wholesaleRewards(): SeedReward[] {
  const products = [
    ['Café torrado', 'coffee', 55],
    ['Suco integral', 'juice', 35],
    ['Pão de forma', 'bread', 25],
    ['Bolo pronto', 'cake', 75],
    ['Cesta de frutas', 'basket', 140],
    ['Caneca esmaltada', 'mug', 95],
    ['Livro de receitas', 'book', 210],
    ['Camiseta de algodão', 'shirt', 180],
    ['Arranjo de flores', 'flowers', 160],
    ['Rosquinhas sortidas', 'donut', 45],
  ] as const
  const packs = 50
  return Array.from({ length: packs }, (_, round) => {
    // A step without a common factor with their number: each pack comes once, and not in order.
    const units = ((round * 17) % packs) + 1
    return products.map(([product, motif, cost], index): SeedReward => {
      const number = round * products.length + index
      const name = `${product}, ${units === 1 ? 'uma unidade' : `${units} unidades`}`
      // Some have no picture, some no company.
      const picture = number % 25 === 24 ? 'missing.webp' : `${motif}.webp?${number}`
      const companies = number % 40 === 39 ? 0 : 1 + (number % 3)
      return [String(1001 + number), name, cost * units, companies, undefined, undefined, picture]
    })
  }).flat()
}

/** What they cost is about what Ana has (`memberships.ts`). */
const rewards: Readonly<Record<string, readonly SeedReward[]>> = {
  padaria: [
    ['101', 'Cesta de café da manhã', 2000, 2, 120, 'Pães, frutas, geleia, suco e café para duas pessoas.'],
    ['102', 'Pão francês, dez unidades', 80, 3, 9.9, 'Saindo do forno, de meia em meia hora.'],
    ['103', 'Bolo de cenoura com chocolate', 1250, 3, 48, 'Inteiro, serve oito fatias.'],
    ['104', 'Degustação da semana', 0, 1, undefined, 'Uma prova do que há de novo no balcão.'],
    ['105', 'Café coado', 45, 1, 5, 'Xícara de 120 ml.'],
    ['106', 'Croissant de manteiga', 100, 3, 11, 'Folhado, feito na casa.'],
    ['107', 'Torta de palmito', 950, 0, 62, 'Volta em breve ao cardápio.'],
    ['108', 'Suco de laranja', 1251, 2, 14, 'Garrafa de um litro.'],
    ['109', 'R$ 10 de desconto', 800, 3, 10],
  ],
  'cafe-central': [
    ['201', 'Caneca da casa', 600, 2, 59.9, 'Cerâmica, 300 ml.'],
    ['202', 'Espresso', 40, 2, 6.5, 'Curto ou longo, como você gosta.'],
    ['203', 'Fatia de bolo do dia', 90, 1, 14],
    ['204', 'Livro “O mundo do café”', 2500, 1, 89],
    ['205', 'Donut glaceado', 120, 0, 12],
  ],
  'associacao-dos-comerciantes': [
    ['301', 'Ingresso de cinema com pipoca', 900, 1, 45],
    ['302', 'Camiseta do centro histórico', 1500, 3, 69],
    ['303', 'Livro de fotografias', 450, 2, 40],
    ['304', 'Buquê de flores', 700, 1, 55],
  ],
  nuvem: [
    ['401', 'Lavagem de camisa', 60, 1, 15],
    ['402', 'R$ 20 de desconto', 180, 1, 20],
  ],
  'mercado-sol': [
    ['501', 'Cesta de frutas', 350, 2, 35],
    ['502', 'Suco natural', 90, 1, 8],
  ],
  atacado: wholesaleRewards(),
  hostil: [['901', '<svg onload=alert(3)>', 1, 1, undefined, '"><script>alert(4)</script>', '901.png']],
}

export function seedRewards(database: DatabaseSync): void {
  for (const [organizationKey, list] of Object.entries(rewards)) {
    for (const [id, name, cost, companies, value, description, picture = `${id}.webp`] of list) {
      const isDiscount = name.endsWith(' de desconto')
      insert(database, 'rewards', {
        id,
        organization_key: organizationKey,
        name,
        image_url: `/rewards/${organizationKey}/${picture}`,
        debited_value: cost,
        value: value ?? null,
        description: description ?? null,
        reward_type: isDiscount ? 'discount' : 'product',
        reward_type_name: isDiscount ? 'Desconto' : 'Produto',
      })
      for (let index = 0; index < companies; index += 1)
        insert(database, 'reward_companies', { reward_id: id, company_ref: companyRef(organizationKey, index) })
    }
  }
}
