import { scenariosAt } from 'shared/scenarios'
import { calls, profile } from './at-profile.ts'

const open = { press: 'Alterar senha' } as const
const send = { press: 'Salvar nova senha' } as const

export const password = scenariosAt(profile, {
  'alterar-senha': {
    name: 'Alterar senha',
    steps: [open],
    shows: ['Senha atual', 'Pelo menos 6 caracteres', 'Confirme a nova senha'],
  },
  'senha-vazia': { name: 'Alterar senha, enviada vazia', steps: [open, send], shows: ['O campo senha é obrigatório.'] },
  'senha-alterada': {
    name: 'Senha alterada',
    calls: { password: calls.password },
    steps: [
      open,
      { fill: 'Senha atual', with: 'pontos123' },
      { fill: 'Nova senha', with: 'segredo-1' },
      { fill: 'Confirme a nova senha', with: 'segredo-1' },
      send,
    ],
    shows: ['Senha alterada com sucesso', { absent: 'Senha atual' }],
  },
})
