import { drop, failure, fault, scenariosAt, type Scenario } from 'shared/scenarios'
import { calls, manyAttempts } from './platform-changes.ts'
import { advice, generic, invalid, providers, tabs, terms, titles } from './expected-texts.ts'
import { padaria, signIn } from './starting-points.ts'

const ana = signIn('11912345678')
const elisa = signIn('41944445555')
const gabriela = signIn('61966667777')
const wrongCredentials = 'Número de telefone ou Senha incorreto'
const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

const forms: readonly Scenario[] = [
  ...scenariosAt(padaria, {
    acessar: {
      calls: { organization: calls.organization },
      isPortrait: true,
      name: 'Acessar',
      shows: [
        titles.signIn,
        terms,
        ...tabs,
        { field: 'Telefone', holds: '' },
        { field: 'Senha', holds: '' },
        ...providers,
      ],
      inEachOrganization: [titles.signIn, terms, { field: 'Telefone', holds: '' }],
    },
    'acessar-campo-vazio': {
      name: 'Acessar, enviado sem telefone',
      steps: [{ press: 'Acessar' }],
      shows: [titles.signIn, invalid.phoneMissing],
    },
    'acessar-telefone-curto': {
      name: 'Acessar, telefone incompleto',
      steps: signIn('1191234567'),
      shows: [invalid.phoneShort],
    },
    'acessar-sem-senha': {
      name: 'Acessar, enviado sem senha',
      steps: signIn('11912345678', ''),
      shows: [invalid.passwordMissing],
    },
    'acessar-senha-curta': {
      name: 'Acessar, senha de menos de seis caracteres',
      steps: signIn('11912345678', 'curta'),
      shows: [invalid.passwordShort],
    },
  }),
  {
    path: '/',
    slug: 'acessar-sem-empresa',
    name: 'Acessar, sem empresa',
    shows: [titles.signIn, { role: 'link', name: 'Meus Pontos' }, { absent: terms }],
  },
]

const refused = scenariosAt(padaria, {
  'acessar-senha-errada': {
    name: 'Acessar, senha recusada',
    steps: signIn('11912345678', 'senha errada'),
    shows: [wrongCredentials, titles.signIn],
  },
  'acessar-sem-conta': {
    name: 'Acessar, telefone sem conta',
    steps: signIn('11900000000'),
    shows: ['Nenhuma conta está associada a este número de telefone. Inscreva-se.', titles.signIn],
  },
  'acessar-sem-conta-oculta': {
    name: 'Acessar, telefone sem conta, se o provedor não o diz',
    changes: [{ method: 'PUT', path: '/pool', body: { hideUnknownUsers: true } }],
    steps: signIn('11900000000'),
    shows: [wrongCredentials, titles.signIn],
  },
  'acessar-conta-desativada': {
    name: 'Acessar, conta desativada',
    steps: signIn('71977778888'),
    shows: [wrongCredentials, titles.signIn],
  },
  'acessar-conta-google': {
    name: 'Acessar, conta Google',
    steps: signIn('51955556666'),
    shows: ['Este número pertence a uma conta Google. Use o botão “Acessar com Google”.', titles.signIn],
  },
  'acessar-conta-apple': {
    calls: { identify: calls.identify },
    name: 'Acessar, conta Apple',
    steps: gabriela,
    shows: ['Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.', titles.signIn],
  },
  'acessar-muitas-tentativas': {
    calls: { signIn: calls.signIn },
    name: 'Acessar, conta bloqueada por algum tempo',
    changes: [manyAttempts('Ana Souza', 'password')],
    steps: ana,
    shows: [generic, advice.tooManyAttempts],
  },
})

const failed = scenariosAt(padaria, {
  'acessar-sem-rede': {
    name: 'Acessar, aparelho sem rede',
    changes: [fault(calls.signIn, drop)],
    steps: [{ offline: true }, ...ana],
    shows: [generic, titles.signIn],
  },
  'acessar-sessao-nao-aberta': {
    name: 'Acessar, senha aceita e sessão que não abre',
    changes: [fault(calls.session, failure)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
})

/** Where a sign-in leads instead of the session. Its challenges have scenarios of their own. */
const ledOn = scenariosAt(padaria, {
  'acessar-nao-confirmada': {
    calls: { sms: calls.sms },
    name: 'Acessar, cadastro por confirmar',
    steps: elisa,
    shows: [titles.confirmPhone, '(41) 94444-5555', countdown],
  },
  'redefinicao-exigida': {
    name: 'Acessar, senha que precisa ser redefinida',
    steps: signIn('11930000011'),
    shows: [/^Sua senha precisa ser redefinida/, titles.reset, { field: 'Telefone', holds: '(11) 93000-0011' }],
  },
})

export const signInScenarios: readonly Scenario[] = [...forms, ...refused, ...failed, ...ledOn]
