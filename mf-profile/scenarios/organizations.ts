import { everyCall, scenariosAt } from 'shared/scenarios'
import { calls, carla, profile } from './at-profile.ts'

const outside = {
  path: '/user-profile',
  org: undefined,
  calls: { organizations: calls.organizations, network: everyCall },
} as const
const open = { press: 'Trocar de empresa' } as const

export const organizations = scenariosAt(profile, {
  'varias-empresas': {
    lines: ['2.40'],
    name: 'Cinco empresas: com “Trocar de empresa”',
    shows: ['Trocar de empresa', '5 empresas'],
  },
  'trocar-de-empresa': {
    calls: { points: calls.points },
    name: 'Trocar de empresa',
    steps: [open],
    shows: ['Padaria Estrela', 'Atual', '1.250 pontos', 'Nuvem Lavanderia', '1 ponto'],
  },
  'nome-longo': {
    org: 'associacao-dos-comerciantes',
    name: 'Trocar de empresa, a atual de nome muito longo',
    steps: [open],
    shows: [/^Associação dos Comerciantes e Prestadores de Serviços/, 'Atual'],
  },
  'nenhuma-empresa': {
    ...outside,
    name: 'Nenhuma empresa',
    customer: 'Bruno Lima',
    shows: ['Nenhuma empresa disponível', 'Quando você participar de uma, ela aparece aqui.'],
  },
  'fora-de-empresa': {
    ...outside,
    name: 'Trocar de empresa, fora de qualquer uma',
    steps: [open],
    shows: ['Padaria Estrela', '1.250 pontos', { absent: 'Atual' }],
  },
  'trocar-entre-dez': {
    ...outside,
    customer: 'Wilma Prado',
    name: 'Trocar entre dez empresas',
    steps: [open],
    shows: ['Cine Avenida', 'Padaria Estrela', '0 pontos'],
  },
  'uma-empresa': {
    ...carla,
    lines: ['2.40'],
    name: 'Uma só empresa: sem “Trocar de empresa”',
    shows: ['Sua empresa', 'Café Central', { absent: 'Trocar de empresa' }],
  },
})
