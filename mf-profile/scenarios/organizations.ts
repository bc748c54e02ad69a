import { everyCall, scenariosAt } from 'shared/scenarios'
import { calls, carla, profile } from './at-profile.ts'

const outside = {
  path: '/user-profile',
  org: undefined,
  calls: { organizations: calls.organizations, network: everyCall },
} as const

export const organizations = scenariosAt(profile, {
  'varias-empresas': {
    lines: ['2.40'],
    name: 'Cinco empresas: com “Trocar de empresa”',
    shows: ['Trocar de empresa', '5 empresas'],
  },
  'nome-longo': {
    org: 'associacao-dos-comerciantes',
    name: 'Empresa de nome muito longo',
    shows: ['Perfil', 'Trocar de empresa'],
  },
  'nenhuma-empresa': {
    ...outside,
    name: 'Nenhuma empresa',
    customer: 'Bruno Lima',
    shows: ['Nenhuma empresa disponível', 'Quando você participar de uma, ela aparece aqui.'],
  },
  'fora-de-empresa': { ...outside, name: 'Fora de qualquer empresa', shows: ['Trocar de empresa', '5 empresas'] },
  'uma-empresa': {
    ...carla,
    lines: ['2.40'],
    name: 'Uma só empresa: sem “Trocar de empresa”',
    shows: ['Sua empresa', 'Café Central', { absent: 'Trocar de empresa' }],
  },
})
