import { drop, failure, fault, messageScenarios, scenariosAt, type Scenario } from 'shared/scenarios'
import { calls, manyAttempts } from './platform-changes.ts'
import {
  advice,
  countdown,
  generic,
  invalid,
  providers,
  tabs,
  terms,
  titles,
  useApple,
  useGoogle,
} from './expected-texts.ts'
import { padaria, signIn } from './starting-points.ts'

const ana = signIn('11912345678')
const wrongCredentials = 'Número de telefone ou Senha incorreto'
const unknownPhone = 'Nenhuma conta está associada a este número de telefone. Inscreva-se.'
const emptyPhone = { field: 'Telefone', holds: '' }

/** What follows the password instead of the session has scenarios of its own (`challenge.ts`). */
export const signInScenarios: readonly Scenario[] = [
  ...scenariosAt(padaria, {
    acessar: {
      calls: { organization: calls.organization },
      isPortrait: true,
      name: 'Acessar',
      shows: [titles.signIn, terms, ...tabs, emptyPhone, { field: 'Senha', holds: '' }, ...providers],
      inEachOrganization: [titles.signIn, terms, emptyPhone],
    },
    'acessar-sem-empresa': {
      path: '/',
      org: undefined,
      name: 'Acessar, sem empresa',
      shows: [titles.signIn, { role: 'link', name: 'Meus Pontos' }, { absent: terms }],
    },
    'acessar-sem-conta-oculta': {
      name: 'Acessar, telefone sem conta, se o provedor não o diz',
      changes: [{ method: 'PUT', path: '/pool', body: { hideUnknownUsers: true } }],
      steps: signIn('11900000000'),
      shows: [wrongCredentials, titles.signIn],
    },
    'acessar-conta-apple': {
      calls: { identify: calls.identify },
      name: 'Acessar, conta Apple',
      steps: signIn('61966667777'),
      shows: [useApple, titles.signIn],
    },
    'acessar-muitas-tentativas': {
      calls: { signIn: calls.signIn },
      name: 'Acessar, conta bloqueada por algum tempo',
      changes: [manyAttempts('Ana Souza', 'password')],
      steps: ana,
      shows: [generic, advice.tooManyAttempts],
    },
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
      shows: [generic, 'Algo deu errado do nosso lado', 'Sair'],
    },
    'acessar-nao-confirmada': {
      calls: { sms: calls.sms },
      name: 'Acessar, cadastro por confirmar',
      steps: signIn('41944445555'),
      shows: [titles.confirmPhone, '(41) 94444-5555', countdown],
    },
    'redefinicao-exigida': {
      name: 'Acessar, senha que precisa ser redefinida',
      steps: signIn('11930000011'),
      shows: [/^Sua senha precisa ser redefinida/, titles.reset, { field: 'Telefone', holds: '(11) 93000-0011' }],
    },
  }),
  ...messageScenarios(padaria, [titles.signIn], {
    'acessar-campo-vazio': ['Acessar, enviado sem telefone', [{ press: 'Acessar' }], invalid.phoneMissing],
    'acessar-telefone-curto': ['Acessar, telefone incompleto', signIn('1191234567'), invalid.phoneShort],
    'acessar-sem-senha': ['Acessar, enviado sem senha', signIn('11912345678', ''), invalid.passwordMissing],
    'acessar-senha-curta': ['Acessar, senha curta', signIn('11912345678', 'curta'), invalid.passwordShort],
    'acessar-senha-errada': ['Acessar, senha recusada', signIn('11912345678', 'senha errada'), wrongCredentials],
    'acessar-sem-conta': ['Acessar, telefone sem conta', signIn('11900000000'), unknownPhone],
    'acessar-conta-desativada': ['Acessar, conta desativada', signIn('71977778888'), wrongCredentials],
    'acessar-conta-google': ['Acessar, conta Google', signIn('51955556666'), useGoogle],
  }),
]
