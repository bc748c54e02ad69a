import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'

interface SeedOrganization {
  readonly key: string
  readonly name: string
  readonly colors: Readonly<Record<string, string>>
  readonly companies: readonly string[]
  /** A path on the CDN, below `/brands/`, or any other text, unchanged. */
  readonly brand: string
  readonly isListed: boolean
}

const listed = (key: string, name: string, primary: string, secondary: string, ...companies: readonly string[]) =>
  ({ key, name, colors: { primary, secondary }, companies, brand: `/brands/${key}.svg`, isListed: true }) as const

/** Small ones without rewards, enough of them for a customer to need the filter. */
const small = (key: string, name: string, primary: string): SeedOrganization =>
  ({ key, name, colors: { primary }, companies: [], brand: `/brands/${key}.svg`, isListed: false }) as const

const longName =
  'Associação dos Comerciantes e Prestadores de Serviços do Centro Histórico de São Luiz do Paraitinga e Região'

/** Every field is an attack. It is nobody's organisation, but its key leads there. */
const hostile: SeedOrganization = {
  key: 'hostil',
  name: '<img src=x onerror=alert(1)>',
  colors: {
    primary: 'url(javascript:alert(1))',
    secondary: 'red;}body{display:none',
    danger: 'expression(alert(1))',
    success: '</style><script>alert(1)</script>',
    constructor: '#ff0000',
  },
  companies: ['<script>alert(2)</script>'],
  brand: 'javascript:alert(1)',
  isListed: false,
}

const bakeries = ['Padaria Estrela – Vila Mariana', 'Padaria Estrela – Moema', 'Padaria Estrela – Centro']
const stores = ['Atacado Horizonte – Barra Funda', 'Atacado Horizonte – Santo Amaro', 'Atacado Horizonte – Guarulhos']
const members = ['Cine Teatro Municipal', 'Livraria da Praça', 'Camisaria do Largo']

export const organizations: readonly SeedOrganization[] = [
  listed('padaria', 'Padaria Estrela', '#b4430f', '#fff3e6', ...bakeries),
  listed('cafe-central', 'Café Central', '#0f5c4a', '#f1e8da', 'Café Central – Rua Augusta', 'Café Central – Estação'),
  listed('associacao-dos-comerciantes', longName, '#3d3a8c', '#ecebff', ...members),
  // Nearly white: everything computed from the brand colour must stay readable.
  listed('nuvem', 'Nuvem Lavanderia', '#fdfcf7', '#e8f1f7', 'Nuvem Lavanderia – Pinheiros'),
  // Its logo is missing on the CDN.
  listed('mercado-sol', 'Mercado Sol', '#ffd400', '#2b2b2b', 'Mercado Sol – Loja 1', 'Mercado Sol – Loja 2'),
  // The largest organisation: five hundred rewards, and a customer with five thousand entries.
  listed('atacado', 'Atacado Horizonte', '#1d4f91', '#e6eefb', ...stores),
  small('floricultura', 'Floricultura Ipê', '#8a2f6b'),
  small('papelaria', 'Papelaria Ponto e Vírgula', '#28567a'),
  small('sorveteria', 'Sorveteria Três Bolas', '#a3374f'),
  small('cinema', 'Cine Avenida', '#3b3b58'),
  hostile,
]

/** Those that a new customer belongs to at once. */
const welcoming = new Set(['padaria', 'cafe-central', 'nuvem'])

/** A company's `ref`, by its organisation and place in the list. */
export const companyRef = (organizationKey: string, index: number): string => `${organizationKey}-${index + 1}`

export function seedOrganizations(database: DatabaseSync): void {
  for (const { key, name, brand, colors, companies, isListed } of organizations) {
    insert(database, 'organizations', {
      key,
      name,
      brand,
      token: `app-token-${key}`,
      colors: JSON.stringify(colors),
      listed: Number(isListed),
      welcomes_new_customers: Number(welcoming.has(key)),
    })
    companies.forEach((company, index) => {
      insert(database, 'companies', {
        ref: companyRef(key, index),
        organization_key: key,
        name: company,
        swap_intents_rescues_auth: index === 0 ? 1 : 0,
      })
    })
  }
}
