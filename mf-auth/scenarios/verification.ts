import {
  data,
  scenariosAt,
  type FaultyCalls,
  type PlatformChange,
  type Scenario,
  type ScenarioSign,
  type ScenarioStep,
} from 'shared/scenarios'
import { account, calls, manyAttempts, refused } from './platform-changes.ts'
import {
  advice,
  countdown,
  generic,
  invalid,
  noAccount,
  sessionEnded,
  taken,
  titles,
  wrongCode,
} from './expected-texts.ts'
import { davi, padaria } from './starting-points.ts'

interface Purpose {
  readonly slug: string
  readonly name: string
  readonly start: typeof padaria
  /** As the browser tab stores it. */
  readonly stored: object
  /** Has the code that is right count until a time, in epoch milliseconds. */
  readonly sends: (expiresAt: number) => PlatformChange
  readonly confirmation: FaultyCalls
  readonly enterRight: readonly ScenarioStep[]
  readonly enterWrong: readonly ScenarioStep[]
  readonly title: string
  readonly shows: readonly ScenarioSign[]
}

/** Enters a code. A complete one is sent by itself. */
const enter = (code: string): readonly ScenarioStep[] => [{ fill: 'Código de confirmação', with: code }]
const enterForReset = (code: string, password = 'nova-senha'): readonly ScenarioStep[] => [
  { fill: 'Nova senha', with: password },
  ...enter(code),
]
const providersCode = (purpose: string, customer: string) => (expiresAt: number) =>
  data(`INSERT OR REPLACE INTO user_codes (sub, purpose, code, expires_at)
    SELECT sub, '${purpose}', '123456', ${expiresAt} FROM seed_customers WHERE label = '${customer}'`)

const signUp: Purpose = {
  slug: 'confirmar-cadastro',
  name: 'Confirmar o cadastro',
  start: padaria,
  stored: { purpose: 'sign-up', phoneNumber: '+5541944445555', username: 'elisa_prado_2z6r', sent: ['identity'] },
  sends: providersCode('sign-up', 'Elisa Prado'),
  confirmation: calls.confirmation,
  enterRight: enter('123456'),
  enterWrong: enter('654321'),
  title: titles.confirmPhone,
  shows: ['(41) 94444-5555', 'Corrigir telefone', { absent: 'Nova senha' }],
}
const reset: Purpose = {
  slug: 'nova-senha',
  name: 'Código e nova senha',
  start: padaria,
  stored: { purpose: 'reset', phoneNumber: '+5511912345678', hash: 'do-cenario', sent: ['sms'] },
  sends: (expiresAt) =>
    data(`INSERT INTO helper_codes (hash, sub, code, is_password_reset, expires_at)
      SELECT 'do-cenario', sub, '12345', 1, ${expiresAt} FROM seed_customers WHERE label = 'Ana Souza'`),
  confirmation: calls.reset,
  enterRight: enterForReset('12345'),
  enterWrong: enterForReset('54321'),
  title: titles.newPassword,
  shows: [{ field: 'Nova senha', holds: '' }, 'Corrigir telefone'],
}
const phone: Purpose = {
  slug: 'confirmar-telefone',
  name: 'Confirmar o telefone, com sessão',
  start: davi,
  stored: { purpose: 'phone', phoneNumber: '+5531933334444', sent: ['identity'] },
  sends: providersCode('phone_number', 'Davi Rocha'),
  confirmation: calls.phoneConfirmation,
  enterRight: enter('123456'),
  enterWrong: enter('654321'),
  title: titles.confirmPhone,
  shows: ['Sair', { absent: 'Corrigir telefone' }, { absent: 'Nova senha' }],
}

/** In the middle of a verification, as after a reload. @param waitMs how long another code cannot be asked for */
const opened = ({ stored }: Purpose, waitMs = 0, resent = false) => ({
  device: (now: number) => ({
    session: { currentView: 'verify', verification: JSON.stringify({ ...stored, resendAt: now + waitMs, resent }) },
  }),
})

const call = 'Receber Chamada de Voz'
const codeHint = /^4 a 6 números, por SMS ou ligação\./
/** In epoch milliseconds, beyond any platform's time. */
const never = 9_000_000_000_000_000

/** The states that every purpose has, and its own. */
const during = (
  purpose: Purpose,
  own: Readonly<Record<string, Omit<Scenario, 'slug' | 'path'>>>,
): readonly Scenario[] => {
  const { slug, name, start, title, shows, sends, confirmation, enterRight, enterWrong } = purpose
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
    'codigo-errado': { name: 'código errado', changes: [sends(never)], steps: enterWrong, shows: [wrongCode, title] },
    'codigo-expirado': {
      calls: { confirmation },
      name: 'código expirado',
      changes: [sends(0)],
      steps: enterRight,
      shows: [generic, title, advice.codeExpired],
    },
    ...own,
  }
  const named = Object.entries(states).map(
    ([state, scenario]) => [`${slug}-${state}`, { ...scenario, name: `${name}, ${scenario.name}` }] as const,
  )
  return scenariosAt({ ...start, ...opened(purpose) }, Object.fromEntries(named))
}

const ofSignUp = during(signUp, {
  'muitas-tentativas': {
    name: 'tentativas demais',
    changes: [manyAttempts('Elisa Prado', 'wrong sign-up')],
    steps: signUp.enterRight,
    shows: [generic, titles.confirmPhone, advice.tooManyAttempts],
  },
  'conta-apagada': {
    name: 'conta apagada',
    changes: [account('delete', '41944445555')],
    steps: signUp.enterRight,
    shows: [noAccount, titles.confirmPhone, { role: 'button', name: 'Inscrever-se' }],
  },
  'outra-conta': {
    name: 'telefone que já é de outra conta',
    changes: refused(calls.confirmation, 'AliasExistsException'),
    steps: signUp.enterRight,
    shows: [taken, titles.confirmPhone, 'Acessar', 'Redefinir'],
  },
  // The reload has lost the password.
  concluido: {
    calls: { confirmation: calls.confirmation },
    name: 'concluído depois de recarregar',
    changes: [signUp.sends(never)],
    steps: signUp.enterRight,
    shows: ['Conta verificada com sucesso', titles.signIn, { field: 'Telefone', holds: '(41) 94444-5555' }],
  },
})

const submit = { press: 'Confirmar' } as const
const ofReset = during(reset, {
  'senha-fraca': {
    name: 'senha que o provedor recusa',
    changes: refused(calls.reset, 'InvalidPasswordException'),
    steps: reset.enterRight,
    shows: [generic, titles.newPassword, advice.weakPassword],
  },
  concluida: {
    calls: { reset: calls.reset },
    name: 'concluída',
    changes: [reset.sends(never)],
    steps: reset.enterRight,
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
    steps: [{ press: call }],
    shows: ['Chamada de voz solicitada', titles.newPassword, 'Reenviar SMS'],
  },
  'campo-vazio': { name: 'sem código', steps: [submit], shows: [invalid.codeMissing, reset.title] },
  // No channel has codes of three digits.
  'codigo-incompleto': {
    name: 'incompleto',
    steps: [...enterForReset('123'), submit],
    shows: [wrongCode, reset.title],
  },
  'senha-curta': {
    name: 'senha curta',
    steps: [...enterForReset('12345', 'curta'), submit],
    shows: [invalid.passwordShort, reset.title],
  },
})

const ofPhone = during(phone, {
  'ainda-nao-verificado': {
    name: 'código aceito de um telefone que saiu da conta',
    changes: [phone.sends(never)],
    steps: [
      { see: 'Não recebeu o código?' },
      { change: data(`DELETE FROM user_attributes WHERE name = 'phone_number' AND value = '+5531933334444'`) },
      ...phone.enterRight,
    ],
    shows: [
      'O código foi aceito, mas seu telefone ainda não consta como verificado. Peça outro código e tente de novo.',
      titles.confirmPhone,
    ],
  },
  'sessao-encerrada': {
    name: 'sessão encerrada no meio',
    steps: [{ see: 'Não recebeu o código?' }, { change: account('revoke', '31933334444') }, ...phone.enterWrong],
    shows: sessionEnded,
  },
})

const arrivals = scenariosAt(padaria, {
  'telefone-nao-verificado': {
    ...davi,
    calls: { session: calls.session, signOut: calls.signOut },
    name: 'Com sessão, telefone não verificado',
    shows: [titles.confirmPhone, '(31) 93333-4444', countdown],
  },
  'telefone-nao-verificado-sem-codigo': {
    ...davi,
    name: 'Com sessão, telefone não verificado, código não enviado',
    changes: refused(calls.phoneCode, 'CodeDeliveryFailureException'),
    shows: [titles.confirmPhone, '(31) 93333-4444', 'Reenviar SMS'],
  },
  verification: {
    ...opened(signUp),
    path: '/verification',
    name: 'Endereço da verificação, no meio de um cadastro',
    shows: [titles.confirmPhone, '(41) 94444-5555'],
  },
  'etapa-nao-carregada': {
    ...opened(signUp),
    missing: 'later-steps',
    name: 'Confirmar o cadastro, etapa que não carrega',
    shows: ['Não foi possível abrir esta etapa', 'Tentar de novo', 'Voltar'],
  },
  'verification-sem-nada': {
    path: '/verification',
    org: undefined,
    name: 'Endereço da verificação, sem nada a verificar',
    shows: [titles.signIn],
  },
})

export const verificationScenarios: readonly Scenario[] = [...ofSignUp, ...ofReset, ...ofPhone, ...arrivals]
