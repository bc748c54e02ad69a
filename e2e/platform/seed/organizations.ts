import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'

interface SeedOrganization {
  readonly key: string
  readonly name: string
  /** A path on the CDN, below `/brands/`, or any other text, unchanged. */
  readonly brand: string
  readonly colors: Readonly<Record<string, string>>
  readonly unlisted?: true
  readonly welcomesNewCustomers?: true
  readonly companies: readonly string[]
}

export const organizations: readonly SeedOrganization[] = [
  {
    key: 'padaria',
    name: 'Padaria Estrela',
    brand: '/brands/padaria.svg',
    colors: { primary: '#b4430f', secondary: '#fff3e6' },
    welcomesNewCustomers: true,
    companies: ['Padaria Estrela – Vila Mariana', 'Padaria Estrela – Moema', 'Padaria Estrela – Centro'],
  },
  {
    key: 'cafe-central',
    name: 'Café Central',
    brand: '/brands/cafe-central.svg',
    colors: { primary: '#0f5c4a', secondary: '#f1e8da' },
    welcomesNewCustomers: true,
    companies: ['Café Central – Rua Augusta', 'Café Central – Estação'],
  },
  {
    key: 'associacao-dos-comerciantes',
    name: 'Associação dos Comerciantes e Prestadores de Serviços do Centro Histórico de São Luiz do Paraitinga e Região',
    brand: '/brands/associacao.svg',
    colors: { primary: '#3d3a8c', secondary: '#ecebff' },
    companies: ['Cine Teatro Municipal', 'Livraria da Praça', 'Camisaria do Largo'],
  },
  {
    // Nearly white: everything computed from the brand colour must stay readable.
    key: 'nuvem',
    name: 'Nuvem Lavanderia',
    brand: '/brands/nuvem.svg',
    colors: { primary: '#fdfcf7', secondary: '#e8f1f7' },
    welcomesNewCustomers: true,
    companies: ['Nuvem Lavanderia – Pinheiros'],
  },
  {
    // Its logo is missing on the CDN.
    key: 'mercado-sol',
    name: 'Mercado Sol',
    brand: '/brands/mercado-sol.svg',
    colors: { primary: '#ffd400', secondary: '#2b2b2b' },
    companies: ['Mercado Sol – Loja 1', 'Mercado Sol – Loja 2'],
  },
  {
    // The largest organisation: five hundred rewards, and a customer with five thousand entries.
    key: 'atacado',
    name: 'Atacado Horizonte',
    brand: '/brands/atacado.svg',
    colors: { primary: '#1d4f91', secondary: '#e6eefb' },
    companies: ['Atacado Horizonte – Barra Funda', 'Atacado Horizonte – Santo Amaro', 'Atacado Horizonte – Guarulhos'],
  },
  // Small ones without rewards, enough of them for a customer to need the filter.
  {
    key: 'floricultura',
    name: 'Floricultura Ipê',
    brand: '/brands/floricultura.svg',
    colors: { primary: '#8a2f6b' },
    unlisted: true,
    companies: [],
  },
  {
    key: 'papelaria',
    name: 'Papelaria Ponto e Vírgula',
    brand: '/brands/papelaria.svg',
    colors: { primary: '#28567a' },
    unlisted: true,
    companies: [],
  },
  {
    key: 'sorveteria',
    name: 'Sorveteria Três Bolas',
    brand: '/brands/sorveteria.svg',
    colors: { primary: '#a3374f' },
    unlisted: true,
    companies: [],
  },
  {
    key: 'cinema',
    name: 'Cine Avenida',
    brand: '/brands/cinema.svg',
    colors: { primary: '#3b3b58' },
    unlisted: true,
    companies: [],
  },
  {
    // Every field is an attack. It is nobody's organisation, but its key leads there.
    key: 'hostil',
    name: '<img src=x onerror=alert(1)>',
    brand: 'javascript:alert(1)',
    colors: {
      primary: 'url(javascript:alert(1))',
      secondary: 'red;}body{display:none',
      danger: 'expression(alert(1))',
      success: '</style><script>alert(1)</script>',
      constructor: '#ff0000',
    },
    unlisted: true,
    companies: ['<script>alert(2)</script>'],
  },
]

/** A company's `ref`, by its organisation and place in the list. */
export const companyRef = (organizationKey: string, index: number): string => `${organizationKey}-${index + 1}`

export function seedOrganizations(database: DatabaseSync): void {
  for (const organization of organizations) {
    const { key, name, brand, colors, companies } = organization
    insert(database, 'organizations', {
      key,
      name,
      brand,
      token: `app-token-${key}`,
      colors: JSON.stringify(colors),
      listed: organization.unlisted ? 0 : 1,
      welcomes_new_customers: organization.welcomesNewCustomers ? 1 : 0,
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
