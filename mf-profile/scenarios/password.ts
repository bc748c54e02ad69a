import { anaSub, data, fault, messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls, profile } from './at-profile.ts'

const open = { press: 'Alterar senha' } as const
const send = { press: 'Salvar nova senha' } as const
const type = (next: string, confirmation = next, present = 'pontos123'): readonly ScenarioStep[] => [
  open,
  { fill: 'Senha atual', with: present },
  { fill: 'Nova senha', with: next },
  { fill: 'Confirme a nova senha', with: confirmation },
  send,
]
const changing = { ...profile, steps: type('segredo-1') }

const states = scenariosAt(changing, {
  'alterar-senha': {
    name: 'Alterar senha',
    steps: [open],
    shows: ['Senha atual', 'Pelo menos 6 caracteres', 'Confirme a nova senha'],
  },
  'senha-fraca': {
    name: 'Alterar senha, nova fraca demais',
    changes: [fault(calls.password, { kind: 'status', status: 400, name: 'InvalidPasswordException' })],
    shows: ['Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.'],
  },
  'senha-muitas-tentativas': {
    name: 'Alterar senha, tentativas demais',
    changes: [
      data(
        `INSERT INTO attempts (sub, kind, attempted_at) SELECT '${anaSub}', 'wrong previous password', {now} FROM (VALUES (1), (2), (3), (4), (5))`,
      ),
    ],
    shows: ['Foram muitas tentativas. Espere um pouco antes de tentar de novo.'],
  },
  'senha-alterada': {
    calls: { password: calls.password },
    name: 'Senha alterada',
    shows: ['Senha alterada com sucesso', { absent: 'Senha atual' }],
  },
})

const refused = messageScenarios(profile, [], {
  'senha-vazia': ['Alterar senha, enviada vazia', [open, send], 'O campo senha é obrigatório.', '5.11'],
  'senha-curta': ['Alterar senha, nova curta', type('curta'), 'A senha deve ter no mínimo 6 caracteres.', '5.12'],
  'senhas-diferentes': [
    'Alterar senha, confirmação diferente',
    type('segredo-1', 'segredo-2'),
    'As senhas não coincidem.',
    '5.13',
  ],
  'senha-atual-errada': [
    'Alterar senha, atual errada',
    type('segredo-1', 'segredo-1', 'senha errada'),
    'A senha atual está incorreta.',
  ],
})

export const password: readonly Scenario[] = [...states, ...refused]
