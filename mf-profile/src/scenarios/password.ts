import { data, drop, failure, fault, hang, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { ana, calls, failed, subOfAna } from './at-profile.ts'

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
export const password: readonly Scenario[] = [
  {
    ...ana,
    slug: 'alterar-senha',
    name: 'Alterar senha',
    steps: [open],
    shows: ['Senha atual', 'Pelo menos 6 caracteres', 'Confirme a nova senha'],
  },
  {
    ...ana,
    slug: 'senha-vazia',
    lines: ['5.11'],
    name: 'Alterar senha, enviada vazia',
    steps: [open, send],
    shows: ['O campo senha é obrigatório.'],
  },
  {
    ...ana,
    slug: 'senha-curta',
    lines: ['5.12'],
    name: 'Alterar senha, nova curta demais',
    steps: type('pontos123', 'curta'),
    shows: ['A senha deve ter no mínimo 6 caracteres.'],
  },
  {
    ...ana,
    slug: 'senhas-diferentes',
    lines: ['5.13'],
    name: 'Alterar senha, confirmação diferente',
    steps: type('pontos123', 'segredo-1', 'segredo-2'),
    shows: ['As senhas não coincidem.'],
  },
  {
    ...ana,
    slug: 'senha-atual-errada',
    name: 'Alterar senha, senha atual errada',
    steps: type('senha errada', 'segredo-1'),
    shows: ['A senha atual está incorreta.'],
  },
  {
    ...ana,
    slug: 'senha-fraca',
    name: 'Alterar senha, nova fraca demais',
    changes: [fault(calls.password, { kind: 'status', status: 400, name: 'InvalidPasswordException' })],
    steps: change,
    shows: ['Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.'],
  },
  {
    ...ana,
    slug: 'senha-muitas-tentativas',
    name: 'Alterar senha, tentativas demais',
    changes: [
      data(
        `INSERT INTO attempts (sub, kind, attempted_at) SELECT ${subOfAna}, 'wrong previous password', {now} FROM (VALUES (1), (2), (3), (4), (5))`,
      ),
    ],
    steps: change,
    shows: ['Foram muitas tentativas. Espere um pouco antes de tentar de novo.'],
  },
  {
    ...ana,
    slug: 'senha-sem-resposta',
    name: 'Alterar senha, sem resposta',
    changes: [fault(calls.password, drop)],
    steps: change,
    shows: [
      'Não tivemos resposta. Verifique sua conexão e tente de novo. Se a senha atual não for aceita, a nova já está valendo.',
    ],
  },
  {
    ...ana,
    slug: 'senha-nao-alterada',
    name: 'Alterar senha, recusada',
    changes: [fault(calls.password, failure)],
    steps: change,
    shows: [failed],
  },
  {
    ...ana,
    slug: 'senha-em-curso',
    name: 'Alterar senha, em curso',
    changes: [fault(calls.password, hang)],
    steps: change,
    shows: [{ busy: 'Salvar nova senha' }],
  },
  {
    ...ana,
    slug: 'senha-alterada',
    name: 'Senha alterada',
    steps: change,
    shows: ['Senha alterada com sucesso', { absent: 'Senha atual' }],
  },
]
