import { scenariosAt } from 'shared/scenarios'
import { profile } from './at-profile.ts'

const outside = { path: '/user-profile', org: undefined } as const

export const organizations = scenariosAt(profile, {
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
})
