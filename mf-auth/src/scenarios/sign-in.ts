import { drop, failure, hang, type Scenario } from 'shared/scenarios'
import { empty, helper, identity, malformed, manyAttempts, slow } from './platform-changes.ts'
import { advice, generic, invalid, providers, tabs, terms, titles } from './expected-texts.ts'
import { padaria, signIn } from './starting-points.ts'

const ana = signIn('11912345678')
const elisa = signIn('41944445555')
const gabriela = signIn('61966667777')
const wrongCredentials = 'Número de telefone ou Senha incorreto'
const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

/** The call that checks a password. */
const password = 'InitiateAuth'

const forms: readonly Scenario[] = [
  {
    ...padaria,
    slug: 'acessar',
    isPortrait: true,
    lines: ['2.16', '2.18', '2.19'],
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
  {
    path: '/',
    slug: 'acessar-sem-empresa',
    lines: ['2.14'],
    name: 'Acessar, sem empresa',
    shows: [titles.signIn, { role: 'link', name: 'Meus Pontos' }, { absent: terms }],
  },
  {
    ...padaria,
    slug: 'acessar-campo-vazio',
    lines: ['5.3'],
    name: 'Acessar, enviado sem telefone',
    steps: [{ press: 'Acessar' }],
    shows: [titles.signIn, invalid.phoneMissing],
  },
  {
    ...padaria,
    slug: 'acessar-telefone-curto',
    lines: ['5.4'],
    name: 'Acessar, telefone incompleto',
    steps: signIn('1191234567'),
    shows: [invalid.phoneShort],
  },
  {
    ...padaria,
    slug: 'acessar-sem-senha',
    name: 'Acessar, enviado sem senha',
    steps: signIn('11912345678', ''),
    shows: [invalid.passwordMissing],
  },
  {
    ...padaria,
    slug: 'acessar-senha-curta',
    name: 'Acessar, senha de menos de seis caracteres',
    steps: signIn('11912345678', 'curta'),
    shows: [invalid.passwordShort],
  },
  {
    ...padaria,
    slug: 'acessar-enviando',
    name: 'Acessar, enviando',
    changes: [identity(password, hang)],
    steps: ana,
    shows: [{ busy: 'Acessar' }],
  },
  {
    ...padaria,
    slug: 'acessar-lento',
    name: 'Acessar, resposta depois de oito segundos',
    changes: [identity(password, slow)],
    steps: ana,
    shows: [{ busy: 'Acessar' }],
  },
]

const refused: readonly Scenario[] = [
  {
    ...padaria,
    slug: 'acessar-senha-errada',
    lines: ['8.16'],
    name: 'Acessar, senha recusada',
    steps: signIn('11912345678', 'senha errada'),
    shows: [wrongCredentials, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-sem-conta',
    lines: ['8.17'],
    name: 'Acessar, telefone sem conta',
    steps: signIn('11900000000'),
    shows: ['Nenhuma conta está associada a este número de telefone. Inscreva-se.', titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-sem-conta-oculta',
    name: 'Acessar, telefone sem conta, se o provedor não o diz',
    changes: [{ method: 'PUT', path: '/pool', body: { hideUnknownUsers: true } }],
    steps: signIn('11900000000'),
    shows: [wrongCredentials, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-conta-desativada',
    name: 'Acessar, conta desativada',
    steps: signIn('71977778888'),
    shows: [wrongCredentials, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-conta-google',
    lines: ['8.15'],
    name: 'Acessar, conta Google',
    steps: signIn('51955556666'),
    shows: ['Este número pertence a uma conta Google. Use o botão “Acessar com Google”.', titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-conta-apple',
    name: 'Acessar, conta Apple',
    steps: gabriela,
    shows: ['Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.', titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-conta-externa',
    name: 'Acessar, conta Google ou Apple, sem saber qual',
    changes: [helper('identify', failure)],
    steps: gabriela,
    shows: [
      'Este número pertence a uma conta Google ou Apple. Use o botão “Acessar com Google” ou “Acessar com Apple”.',
      titles.signIn,
    ],
  },
  {
    ...padaria,
    slug: 'acessar-muitas-tentativas',
    name: 'Acessar, conta bloqueada por algum tempo',
    changes: [manyAttempts('Ana Souza', 'password')],
    steps: ana,
    shows: [generic, advice.tooManyAttempts],
  },
]

const failed: readonly Scenario[] = [
  {
    ...padaria,
    slug: 'acessar-conexao-perdida',
    name: 'Acessar, conexão perdida',
    changes: [identity(password, drop)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-sem-rede',
    name: 'Acessar, aparelho sem rede',
    changes: [identity(password, drop)],
    steps: [{ offline: true }, ...ana],
    shows: [generic, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-falha',
    name: 'Acessar, falha do provedor',
    changes: [identity(password, failure)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-resposta-malformada',
    name: 'Acessar, resposta malformada',
    changes: [identity(password, malformed)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-resposta-vazia',
    name: 'Acessar, resposta vazia',
    changes: [identity(password, empty)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
  {
    ...padaria,
    slug: 'acessar-sessao-nao-aberta',
    name: 'Acessar, senha aceita e sessão que não abre',
    changes: [identity('GetUser', failure)],
    steps: ana,
    shows: [generic, titles.signIn],
  },
]

/** Where a sign-in leads instead of the session. Its challenges have scenarios of their own. */
const ledOn: readonly Scenario[] = [
  {
    ...padaria,
    slug: 'acessar-nao-confirmada',
    name: 'Acessar, cadastro por confirmar',
    steps: elisa,
    shows: [titles.confirmPhone, '(41) 94444-5555', countdown],
  },
  {
    ...padaria,
    slug: 'acessar-nao-confirmada-sem-codigo',
    name: 'Acessar, cadastro por confirmar, código não enviado',
    changes: [helper('sms', failure)],
    steps: elisa,
    shows: [titles.confirmPhone, '(41) 94444-5555', 'Reenviar SMS'],
  },
  {
    ...padaria,
    slug: 'redefinicao-exigida',
    name: 'Acessar, senha que precisa ser redefinida',
    steps: signIn('11930000011'),
    shows: [/^Sua senha precisa ser redefinida/, titles.reset, { field: 'Telefone', holds: '(11) 93000-0011' }],
  },
]

export const signInScenarios: readonly Scenario[] = [...forms, ...refused, ...failed, ...ledOn]
