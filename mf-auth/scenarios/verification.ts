import {
  data,
  fault,
  messageScenarios,
  scenariosAt,
  type PlatformChange,
  type Scenario,
  type ScenarioStep,
} from 'shared/scenarios'
import { account, calls, manyAttempts, refusal } from './platform-changes.ts'
import { advice, generic, invalid, noAccount, sessionEnded, taken, titles, wrongCode } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const davi = { ...padaria, customer: 'Davi Rocha' }
const minuteMs = 60_000
/** In epoch milliseconds, beyond any platform's time. */
const never = 9_000_000_000_000_000
const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

/** What a verification is about, as the browser tab stores it. */
const verifications = {
  signUp: { purpose: 'sign-up', phoneNumber: '+5541944445555', username: 'elisa_prado_2z6r', sent: ['identity'] },
  reset: { purpose: 'reset', phoneNumber: '+5511912345678', hash: 'do-cenario', sent: ['sms'] },
  phone: { purpose: 'phone', phoneNumber: '+5531933334444', sent: ['identity'] },
} as const

/** The codes that the provider and the helper know for them, and a wrong one of the same length. */
const right = { signUp: '123456', reset: '12345', phone: '123456' } as const
const wrong = { signUp: '654321', reset: '54321', phone: '654321' } as const

type Purpose = keyof typeof verifications

/** In the middle of a verification, as after a reload. @param waitMs how long another code cannot be asked for */
const verifying = (purpose: Purpose, { waitMs = 0, resent = false } = {}) => ({
  ...padaria,
  ...(purpose === 'phone' && { customer: 'Davi Rocha' }),
  device: (now: number) => ({
    session: {
      currentView: 'verify',
      verification: JSON.stringify({ ...verifications[purpose], resendAt: now + waitMs, resent }),
    },
  }),
})

/** A code that the provider or the helper sent. @param expiresAt epoch milliseconds; by default it counts for ever */
const sent: Readonly<Record<Purpose, (expiresAt?: number) => PlatformChange>> = {
  signUp: (expiresAt) => providersCode('sign-up', 'Elisa Prado', right.signUp, expiresAt),
  phone: (expiresAt) => providersCode('phone_number', 'Davi Rocha', right.phone, expiresAt),
  reset: (expiresAt = never) =>
    data(`INSERT INTO helper_codes (hash, sub, code, is_password_reset, expires_at)
      SELECT 'do-cenario', sub, '${right.reset}', 1, ${expiresAt} FROM seed_customers WHERE label = 'Ana Souza'`),
}

const providersCode = (purpose: string, customer: string, code: string, expiresAt = never) =>
  data(`INSERT OR REPLACE INTO user_codes (sub, purpose, code, expires_at)
    SELECT sub, '${purpose}', '${code}', ${expiresAt} FROM seed_customers WHERE label = '${customer}'`)

/** Enters a code. A complete one is sent by itself. */
const enter = (code: string): readonly ScenarioStep[] => [{ fill: 'Código de confirmação', with: code }]
const enterForReset = (code: string, password = 'nova-senha'): readonly ScenarioStep[] => [
  { fill: 'Nova senha', with: password },
  ...enter(code),
]

const titleOf = { signUp: titles.confirmPhone, reset: titles.newPassword, phone: titles.confirmPhone } as const
const ofPurpose = { signUp: '(41) 94444-5555', reset: 'Nova senha', phone: 'Sair' } as const
const wayOut = {
  signUp: 'Corrigir telefone',
  reset: 'Corrigir telefone',
  phone: { absent: 'Corrigir telefone' },
} as const
const codeHint = /^4 a 6 números, por SMS ou ligação\. /
const codeField = { field: 'Código de confirmação', holds: '' } as const
/** Only a reset asks for a password. */
const passwordField = {
  signUp: { absent: 'Nova senha' },
  reset: { field: 'Nova senha', holds: '' },
  phone: { absent: 'Nova senha' },
} as const
const call = 'Receber Chamada de Voz'

const enterFor = (purpose: Purpose, code: string) => (purpose === 'reset' ? enterForReset(code) : enter(code))

/** Each purpose, in each state of its ways to another code. */
const waits: readonly Scenario[] = (
  [
    { purpose: 'signUp', slug: 'confirmar-cadastro', name: 'Confirmar o cadastro' },
    { purpose: 'reset', slug: 'nova-senha', name: 'Código e nova senha' },
    { purpose: 'phone', slug: 'confirmar-telefone', name: 'Confirmar o telefone, com sessão' },
  ] as const
).flatMap(({ purpose, slug, name }) => [
  {
    ...verifying(purpose, { waitMs: minuteMs }),
    slug: `${slug}-com-espera`,
    name: `${name}, código recém-enviado`,
    shows: [
      titleOf[purpose],
      ofPurpose[purpose],
      codeField,
      codeHint,
      passwordField[purpose],
      countdown,
      { disabled: call },
      wayOut[purpose],
    ],
  },
  {
    ...verifying(purpose),
    slug: `${slug}-sem-espera`,
    name: `${name}, outro código já pode ser pedido`,
    shows: [
      titleOf[purpose],
      ofPurpose[purpose],
      { role: 'button', name: 'Reenviar SMS' } as const,
      { role: 'button', name: call } as const,
    ],
  },
  {
    ...verifying(purpose, { resent: true }),
    slug: `${slug}-reenviado`,
    name: `${name}, código reenviado`,
    shows: [titleOf[purpose], ofPurpose[purpose], call, { absent: 'Reenviar SMS' }],
  },
])

const during = (
  purpose: Purpose,
  prefix: string,
  name: string,
  states: Readonly<Record<string, Omit<Scenario, 'slug' | 'path'>>>,
): readonly Scenario[] => {
  const named = Object.entries(states).map(
    ([slug, state]) => [`${prefix}-${slug}`, { ...state, name: `${name}, ${state.name}` }] as const,
  )
  return scenariosAt(verifying(purpose), Object.fromEntries(named))
}

const confirmedBy = { signUp: calls.confirmation, reset: calls.reset, phone: calls.phoneConfirmation } as const

const refusedCodes = (purpose: Purpose) => ({
  'codigo-errado': {
    name: 'código errado',
    changes: [sent[purpose]()],
    steps: enterFor(purpose, wrong[purpose]),
    shows: [wrongCode, titleOf[purpose]],
  },
  'codigo-expirado': {
    calls: { confirmation: confirmedBy[purpose] },
    name: 'código expirado',
    changes: [sent[purpose](0)],
    steps: enterFor(purpose, right[purpose]),
    shows: [generic, titleOf[purpose], advice.codeExpired],
  },
})

const ofSignUp = during('signUp', 'confirmar-cadastro', 'Confirmar o cadastro', {
  ...refusedCodes('signUp'),
  'muitas-tentativas': {
    name: 'tentativas demais',
    changes: [manyAttempts('Elisa Prado', 'wrong sign-up')],
    steps: enter(right.signUp),
    shows: [generic, titles.confirmPhone, advice.tooManyAttempts],
  },
  'conta-apagada': {
    name: 'conta apagada',
    changes: [account('delete', '41944445555')],
    steps: enter(right.signUp),
    shows: [noAccount, titles.confirmPhone, { role: 'button', name: 'Inscrever-se' }],
  },
  'outra-conta': {
    name: 'telefone que já é de outra conta',
    changes: [fault(calls.confirmation, refusal('AliasExistsException'))],
    steps: enter(right.signUp),
    shows: [taken, titles.confirmPhone, 'Acessar', 'Redefinir'],
  },
  // The reload has lost the password.
  concluido: {
    calls: { confirmation: calls.confirmation },
    name: 'concluído depois de recarregar',
    changes: [sent.signUp()],
    steps: enter(right.signUp),
    shows: ['Conta verificada com sucesso', titles.signIn, { field: 'Telefone', holds: '(41) 94444-5555' }],
  },
})

const ofReset = during('reset', 'nova-senha', 'Código e nova senha', {
  ...refusedCodes('reset'),
  'senha-fraca': {
    name: 'senha que o provedor recusa',
    changes: [fault(calls.reset, refusal('InvalidPasswordException'))],
    steps: enterForReset(right.reset),
    shows: [generic, titles.newPassword, advice.weakPassword],
  },
  concluida: {
    calls: { reset: calls.reset },
    name: 'concluída',
    changes: [sent.reset()],
    steps: enterForReset(right.reset),
    shows: ['Senha redefinida com sucesso', titles.signIn, { field: 'Telefone', holds: '(11) 91234-5678' }],
  },
  'sms-reenviado': {
    calls: { sms: calls.sms },
    name: 'outro SMS enviado',
    steps: [{ press: 'Reenviar SMS' }],
    shows: ['Código de verificação reenviado', titles.newPassword, { absent: 'Reenviar SMS' }],
  },
  'chamada-pedida': {
    calls: { voiceCall: calls.voiceCall },
    name: 'chamada de voz pedida',
    steps: [{ press: 'Receber Chamada de Voz' }],
    shows: ['Chamada de voz solicitada', titles.newPassword, 'Reenviar SMS'],
  },
})

const submit = { press: 'Confirmar' } as const
const refusedForms = messageScenarios(verifying('reset'), [titles.newPassword], {
  'nova-senha-campo-vazio': ['Código e nova senha, sem código', [submit], invalid.codeMissing],
  // No channel has codes of three digits.
  'nova-senha-codigo-incompleto': ['Código e nova senha, incompleto', [...enterForReset('123'), submit], wrongCode],
  'nova-senha-senha-curta': [
    'Código e nova senha, senha curta',
    [...enterForReset(right.reset, 'curta'), submit],
    invalid.passwordShort,
  ],
})

const ofPhone = during('phone', 'confirmar-telefone', 'Confirmar o telefone, com sessão', {
  ...refusedCodes('phone'),
  'ainda-nao-verificado': {
    name: 'código aceito de um telefone que saiu da conta',
    changes: [sent.phone()],
    steps: [
      { see: 'Não recebeu o código?' },
      { change: data(`DELETE FROM user_attributes WHERE name = 'phone_number' AND value = '+5531933334444'`) },
      ...enter(right.phone),
    ],
    shows: [
      'O código foi aceito, mas seu telefone ainda não consta como verificado. Peça outro código e tente de novo.',
      titles.confirmPhone,
    ],
  },
  'sessao-encerrada': {
    name: 'sessão encerrada no meio',
    steps: [{ see: 'Não recebeu o código?' }, { change: account('revoke', '31933334444') }, ...enter(wrong.phone)],
    shows: sessionEnded,
  },
})

const arrivals: readonly Scenario[] = [
  ...scenariosAt(davi, {
    'telefone-nao-verificado': {
      calls: { session: calls.session, signOut: calls.signOut },
      name: 'Com sessão, telefone não verificado',
      shows: [titles.confirmPhone, '(31) 93333-4444', countdown],
    },
    'telefone-nao-verificado-sem-codigo': {
      name: 'Com sessão, telefone não verificado, código não enviado',
      changes: [fault(calls.phoneCode, refusal('CodeDeliveryFailureException'))],
      shows: [titles.confirmPhone, '(31) 93333-4444', 'Reenviar SMS'],
    },
  }),
  {
    ...verifying('signUp'),
    path: '/verification',
    slug: 'verification',
    name: 'Endereço da verificação, no meio de um cadastro',
    shows: [titles.confirmPhone, '(41) 94444-5555'],
  },
  {
    ...verifying('signUp'),
    missing: 'later-steps',
    slug: 'etapa-nao-carregada',
    name: 'Confirmar o cadastro, etapa que não carrega',
    shows: ['Não foi possível abrir esta etapa', 'Tentar de novo', 'Voltar'],
  },
  {
    path: '/verification',
    slug: 'verification-sem-nada',
    name: 'Endereço da verificação, sem nada a verificar',
    shows: [titles.signIn],
  },
]

export const verificationScenarios: readonly Scenario[] = [
  ...waits,
  ...ofSignUp,
  ...ofReset,
  ...refusedForms,
  ...ofPhone,
  ...arrivals,
]
