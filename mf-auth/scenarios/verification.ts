import {
  data,
  endSession,
  scenariosAt,
  sessionOverText,
  type PlatformChange,
  type Scenario,
  type ScenarioSign,
  type ScenarioStep,
} from 'shared/scenarios'
import { calls, countdown, davi, padaria, titles, wrongCode } from './at-auth.ts'

interface Purpose {
  readonly slug: string
  readonly name: string
  readonly start: typeof padaria
  /** As the browser tab stores it. */
  readonly stored: object
  readonly code: string
  /** Sends that code, which never expires. */
  readonly sends: PlatformChange
  readonly title: string
  readonly shows: readonly ScenarioSign[]
}

/** Enters a code. A complete one is sent by itself. */
const enter = (code: string): readonly ScenarioStep[] => [{ fill: 'Código de confirmação', with: code }]
const newPassword: ScenarioStep = { fill: 'Nova senha', with: 'nova-senha' }
/** In epoch milliseconds, beyond any platform's time. */
const never = 9_000_000_000_000_000
const providersCode = (purpose: string, customer: string) =>
  data(`INSERT OR REPLACE INTO user_codes (sub, purpose, code, expires_at)
    SELECT sub, '${purpose}', '123456', ${never} FROM seed_customers WHERE label = '${customer}'`)

const signUp: Purpose = {
  slug: 'confirmar-cadastro',
  name: 'Confirmar o cadastro',
  start: padaria,
  stored: { purpose: 'sign-up', phoneNumber: '+5541944445555', username: 'elisa_prado_2z6r', sent: ['identity'] },
  code: '123456',
  sends: providersCode('sign-up', 'Elisa Prado'),
  title: titles.confirmPhone,
  shows: ['(41) 94444-5555', 'Corrigir telefone', { absent: 'Nova senha' }],
}
const reset: Purpose = {
  slug: 'nova-senha',
  name: 'Código e nova senha',
  start: padaria,
  stored: { purpose: 'reset', phoneNumber: '+5511912345678', hash: 'do-cenario', sent: ['sms'] },
  code: '12345',
  sends: data(`INSERT INTO helper_codes (hash, sub, code, is_password_reset, expires_at)
    SELECT 'do-cenario', sub, '12345', 1, ${never} FROM seed_customers WHERE label = 'Ana Souza'`),
  title: titles.newPassword,
  shows: [{ field: 'Nova senha', holds: '' }, 'Corrigir telefone'],
}
const phone: Purpose = {
  slug: 'confirmar-telefone',
  name: 'Confirmar o telefone, com sessão',
  start: davi,
  stored: { purpose: 'phone', phoneNumber: '+5531933334444', sent: ['identity'] },
  code: '123456',
  sends: providersCode('phone_number', 'Davi Rocha'),
  title: titles.confirmPhone,
  shows: ['Sair', { absent: 'Corrigir telefone' }, { absent: 'Nova senha' }],
}

/** In the middle of a verification, as after a reload. @param waitMs how long another code cannot be asked for */
const opened = ({ stored }: Purpose, waitMs = 0, resent = false) => ({
  device: (now: number) => ({
    session: { currentView: 'verify', verification: JSON.stringify({ ...stored, resendAt: now + waitMs, resent }) },
  }),
})

const davisSessionEnds = endSession('31933334444')
/** Nothing of the customer is left, not even the phone. */
const sessionEnded = [sessionOverText, titles.signIn, { field: 'Telefone', holds: '' }]

const call = 'Receber Chamada de Voz'
const codeHint = /^4 a 6 números, por SMS ou ligação\./

/** The states that every purpose has, and its own. */
const during = (
  purpose: Purpose,
  own: Readonly<Record<string, Omit<Scenario, 'slug' | 'path'>>>,
): readonly Scenario[] => {
  const { slug, name, start, title, shows } = purpose
  const states: typeof own = {
    'com-espera': {
      ...opened(purpose, 60_000),
      name: 'código recém-enviado',
      shows: [title, ...shows, { field: 'Código de confirmação', holds: '' }, codeHint, countdown, { disabled: call }],
    },
    'sem-espera': {
      name: 'outro código já pode ser pedido',
      shows: [title, ...shows, ...['Reenviar SMS', call].map((button) => ({ role: 'button', name: button }) as const)],
    },
    reenviado: {
      ...opened(purpose, 0, true),
      name: 'código reenviado',
      shows: [title, ...shows, call, { absent: 'Reenviar SMS' }],
    },
    ...own,
  }
  const named = Object.entries(states).map(
    ([state, scenario]) => [`${slug}-${state}`, { ...scenario, name: `${name}, ${scenario.name}` }] as const,
  )
  return scenariosAt({ ...start, ...opened(purpose) }, Object.fromEntries(named))
}

const ofSignUp = during(signUp, {
  // The reload has lost the password.
  concluido: {
    calls: { confirmation: calls.confirmation },
    name: 'concluído depois de recarregar',
    changes: [signUp.sends],
    steps: enter(signUp.code),
    shows: ['Conta verificada com sucesso', titles.signIn, { field: 'Telefone', holds: '(41) 94444-5555' }],
  },
})

const ofReset = during(reset, {
  concluida: {
    calls: { reset: calls.reset },
    name: 'concluída',
    changes: [reset.sends],
    steps: [newPassword, ...enter(reset.code)],
    shows: ['Senha redefinida com sucesso', titles.signIn, { field: 'Telefone', holds: '(11) 91234-5678' }],
  },
  // No channel has codes of three digits.
  'codigo-incompleto': {
    name: 'incompleto',
    steps: [newPassword, ...enter('123'), { press: 'Confirmar' }],
    shows: [wrongCode, reset.title],
  },
})

const ofPhone = during(phone, {
  'ainda-nao-verificado': {
    calls: { confirmation: calls.phoneConfirmation },
    name: 'código aceito de um telefone que saiu da conta',
    changes: [phone.sends],
    steps: [
      { see: 'Não recebeu o código?' },
      { change: data(`DELETE FROM user_attributes WHERE name = 'phone_number' AND value = '+5531933334444'`) },
      ...enter(phone.code),
    ],
    shows: [
      'O código foi aceito, mas seu telefone ainda não consta como verificado. Peça outro código e tente de novo.',
      titles.confirmPhone,
    ],
  },
  'sessao-encerrada': {
    name: 'sessão encerrada no meio',
    steps: [{ see: 'Não recebeu o código?' }, ...davisSessionEnds.map((change) => ({ change })), ...enter('000000')],
    shows: sessionEnded,
  },
})

const arrivals = scenariosAt(padaria, {
  'telefone-nao-verificado': {
    ...davi,
    calls: { session: calls.session, signOut: calls.signOut, phoneCode: calls.phoneCode },
    name: 'Com sessão, telefone não verificado',
    shows: [titles.confirmPhone, '(31) 93333-4444', countdown],
  },
  'sessao-expirada': {
    ...davi,
    name: 'Sessão expirada',
    changes: davisSessionEnds,
    shows: sessionEnded,
  },
  'etapa-nao-carregada': {
    ...opened(signUp),
    missing: 'later-steps',
    name: 'Confirmar o cadastro, etapa que não carrega',
    shows: ['Não foi possível abrir esta etapa', 'Tentar de novo', 'Voltar'],
  },
})

export const verificationScenarios: readonly Scenario[] = [...ofSignUp, ...ofReset, ...ofPhone, ...arrivals]
