import { failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana, calls, carla } from './at-profile.ts'

const outside = { path: '/user-profile', customer: ana.customer } as const
const open = { press: 'Trocar de empresa' } as const

/** The way to the customer's other organisations. */
export const organizations: readonly Scenario[] = [
  {
    ...ana,
    slug: 'varias-empresas',
    lines: ['2.40'],
    name: 'Cinco empresas: com “Trocar de empresa”',
    shows: ['Trocar de empresa', '5 empresas'],
  },
  {
    ...carla,
    slug: 'uma-empresa',
    lines: ['2.40'],
    name: 'Uma só empresa: sem “Trocar de empresa”',
    shows: ['Sua empresa', 'Café Central', { absent: 'Trocar de empresa' }],
  },
  {
    ...outside,
    slug: 'nenhuma-empresa',
    name: 'Nenhuma empresa',
    customer: 'Bruno Lima',
    shows: ['Nenhuma empresa disponível', 'Quando você participar de uma, ela aparece aqui.'],
  },
  {
    ...ana,
    slug: 'empresas-carregando',
    name: 'À espera das empresas',
    changes: [fault(calls.organizations, hang)],
    shows: [
      'Ana Souza',
      'Empresas',
      { absent: 'Trocar de empresa' },
      { absent: 'Nenhuma empresa disponível' },
      { absent: 'Carregar suas empresas' },
    ],
  },
  {
    ...ana,
    slug: 'empresas-falharam',
    name: 'As empresas não vieram',
    changes: [fault(calls.organizations, failure)],
    shows: ['Carregar suas empresas', 'Não conseguimos carregar agora. Toque para tentar de novo.'],
  },
  {
    ...ana,
    slug: 'empresas-de-novo',
    name: 'As empresas não vieram, e são pedidas de novo',
    changes: [fault(calls.organizations, { ...failure, times: 3 }), fault(calls.organizations, hang)],
    steps: [{ press: 'Carregar suas empresas' }],
    shows: [{ busy: 'Carregar suas empresas' }],
  },
  {
    ...ana,
    slug: 'trocar-de-empresa',
    name: 'Trocar de empresa',
    steps: [open],
    shows: ['Padaria Estrela', 'Atual', '1.250 pontos', 'Nuvem Lavanderia', '1 ponto'],
  },
  {
    ...ana,
    org: 'associacao-dos-comerciantes',
    slug: 'nome-longo',
    name: 'Trocar de empresa, a atual de nome muito longo',
    steps: [open],
    shows: [/^Associação dos Comerciantes e Prestadores de Serviços/, 'Atual'],
  },
  {
    ...outside,
    slug: 'fora-de-empresa',
    name: 'Trocar de empresa, fora de qualquer uma',
    steps: [open],
    shows: ['Padaria Estrela', '1.250 pontos', { absent: 'Atual' }],
  },
  {
    ...outside,
    customer: 'Wilma Prado',
    slug: 'trocar-entre-dez',
    name: 'Trocar entre dez empresas',
    steps: [open],
    shows: ['Cine Avenida', 'Padaria Estrela', '0 pontos'],
  },
  {
    ...ana,
    slug: 'trocar-sem-pontos',
    name: 'Trocar de empresa, os pontos não vieram',
    changes: [fault(calls.points, failure)],
    steps: [open],
    shows: ['Atual', 'Mercado Sol', { absent: '1.250 pontos' }],
  },
]
