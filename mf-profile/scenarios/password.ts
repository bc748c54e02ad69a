import { anaSub, data, fault, scenariosAt, type ScenarioStep } from 'shared/scenarios'
import { calls, profile } from './at-profile.ts'

const open = { press: 'Alterar senha' } as const
const send = { press: 'Salvar nova senha' } as const
const type = (present: string, next: string, confirmation = next): readonly ScenarioStep[] => [
  open,
  { fill: 'Senha atual', with: present },
  { fill: 'Nova senha', with: next },
  { fill: 'Confirme a nova senha', with: confirmation },
  send,
]
const change = type('pontos123', 'segredo-1')

/** The dialog that replaces the password. */
export const password = scenariosAt(profile, {
  'alterar-senha': {
    name: 'Alterar senha',
    steps: [open],
    shows: ['Senha atual', 'Pelo menos 6 caracteres', 'Confirme a nova senha'],
  },
  'senha-vazia': {
    lines: ['5.11'],
    name: 'Alterar senha, enviada vazia',
    steps: [open, send],
    shows: ['O campo senha é obrigatório.'],
  },
  'senha-curta': {
    lines: ['5.12'],
    name: 'Alterar senha, nova curta demais',
    steps: type('pontos123', 'curta'),
    shows: ['A senha deve ter no mínimo 6 caracteres.'],
  },
  'senhas-diferentes': {
    lines: ['5.13'],
    name: 'Alterar senha, confirmação diferente',
    steps: type('pontos123', 'segredo-1', 'segredo-2'),
    shows: ['As senhas não coincidem.'],
  },
  'senha-atual-errada': {
    name: 'Alterar senha, senha atual errada',
    steps: type('senha errada', 'segredo-1'),
    shows: ['A senha atual está incorreta.'],
  },
  'senha-fraca': {
    name: 'Alterar senha, nova fraca demais',
    changes: [fault(calls.password, { kind: 'status', status: 400, name: 'InvalidPasswordException' })],
    steps: change,
    shows: ['Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.'],
  },
  'senha-muitas-tentativas': {
    name: 'Alterar senha, tentativas demais',
    changes: [
      data(
        `INSERT INTO attempts (sub, kind, attempted_at) SELECT '${anaSub}', 'wrong previous password', {now} FROM (VALUES (1), (2), (3), (4), (5))`,
      ),
    ],
    steps: change,
    shows: ['Foram muitas tentativas. Espere um pouco antes de tentar de novo.'],
  },
  'senha-alterada': {
    calls: { password: calls.password },
    name: 'Senha alterada',
    steps: change,
    shows: ['Senha alterada com sucesso', { absent: 'Senha atual' }],
  },
})
