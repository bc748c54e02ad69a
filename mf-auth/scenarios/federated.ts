import { scenariosAt } from 'shared/scenarios'
import { generic, taken, terms, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const failed = 'Não foi possível concluir o acesso com Google. Tente de novo.'

/** The browser comes back from a provider, for which it left from the bakery's page. */
const backFrom = (provider: 'google' | 'apple', path: string, name: string, says: string) => ({
  org: undefined,
  path,
  device: () => ({
    session: {
      federatedSignIn: JSON.stringify({ provider, state: 'do-cenario', verifier: 'do-cenario', path: '/padaria' }),
    },
  }),
  name,
  shows: [says, titles.signIn, terms],
})
const answer = (error: string, description: string) =>
  `/?${new URLSearchParams({ error, error_description: description })}`

/** Back from Apple or Google without a session. The provider answers in the address. */
export const federatedScenarios = scenariosAt(padaria, {
  'google-sem-rede': {
    name: 'Acessar com Google, aparelho sem rede',
    steps: [{ offline: true }, { press: 'Acessar com Google' }],
    shows: [failed, titles.signIn],
  },
  'google-nao-carregado': {
    missing: 'federated-sign-in',
    name: 'Acessar com Google, código que não carrega',
    steps: [{ press: 'Acessar com Google' }],
    shows: [generic, titles.signIn],
  },
  'acesso-externo-falha': {
    path: '/{org}?error=server_error',
    name: 'Acesso externo que falhou, de outra aba',
    shows: ['Não foi possível concluir o acesso. Tente de novo.', titles.signIn, terms],
  },
  'google-cancelado': backFrom(
    'google',
    answer('access_denied', 'User cancelled the request'),
    'Acessar com Google, cancelado',
    'Você cancelou o acesso com Google.',
  ),
  'apple-cancelado': backFrom(
    'apple',
    answer('user_cancelled_authorize', ''),
    'Acessar com Apple, cancelado',
    'Você cancelou o acesso com Apple.',
  ),
  'google-falha': backFrom(
    'google',
    answer('server_error', 'The identity provider answered with an error'),
    'Acessar com Google, falha do provedor',
    failed,
  ),
  'google-conta-existente': backFrom(
    'google',
    answer('invalid_request', 'PreSignUp failed with error SignUpExceptionAlreadyExists.'),
    'Acessar com Google, e-mail de outra conta',
    taken,
  ),
  'apple-nao-concluido': backFrom(
    'apple',
    '/',
    'Acessar com Apple, voltou sem resposta',
    'Você não concluiu o acesso com Apple. Tente de novo quando quiser.',
  ),
  'google-resposta-alheia': backFrom(
    'google',
    '/?code=de-outro&state=de-outro',
    'Acessar com Google, resposta a outro acesso',
    failed,
  ),
})
