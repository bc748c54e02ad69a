import { scenariosAt, type Scenario } from 'shared/scenarios'
import { generic, taken, terms, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

/** The device has left for a provider from the bakery's page. */
const leftFor = (provider: 'google' | 'apple') => ({
  device: () => ({
    session: {
      federatedSignIn: JSON.stringify({ provider, state: 'do-cenario', verifier: 'do-cenario', path: '/padaria' }),
    },
  }),
})
const returned = (error: string, description: string) =>
  `/?${new URLSearchParams({ error, error_description: description })}`

/** Back from Apple or Google without a session. The provider answers in the address. */
export const federatedScenarios: readonly Scenario[] = [
  ...scenariosAt(padaria, {
    'google-sem-rede': {
      name: 'Acessar com Google, aparelho sem rede',
      steps: [{ offline: true }, { press: 'Acessar com Google' }],
      shows: ['Não foi possível concluir o acesso com Google. Tente de novo.', titles.signIn],
    },
    'google-nao-carregado': {
      missing: 'federated-sign-in',
      name: 'Acessar com Google, código que não carrega',
      steps: [{ press: 'Acessar com Google' }],
      shows: [generic, titles.signIn],
    },
  }),
  {
    ...leftFor('google'),
    path: returned('access_denied', 'User cancelled the request'),
    slug: 'google-cancelado',
    name: 'Acessar com Google, cancelado',
    shows: ['Você cancelou o acesso com Google.', titles.signIn, terms],
  },
  {
    ...leftFor('apple'),
    path: returned('user_cancelled_authorize', ''),
    slug: 'apple-cancelado',
    name: 'Acessar com Apple, cancelado',
    shows: ['Você cancelou o acesso com Apple.', titles.signIn, terms],
  },
  {
    ...leftFor('google'),
    path: returned('server_error', 'The identity provider answered with an error'),
    slug: 'google-falha',
    name: 'Acessar com Google, falha do provedor',
    shows: ['Não foi possível concluir o acesso com Google. Tente de novo.', titles.signIn, terms],
  },
  {
    ...leftFor('google'),
    path: returned('invalid_request', 'PreSignUp failed with error SignUpExceptionAlreadyExists.'),
    slug: 'google-conta-existente',
    name: 'Acessar com Google, e-mail de outra conta',
    shows: [taken, titles.signIn, terms],
  },
  {
    ...leftFor('apple'),
    path: '/',
    slug: 'apple-nao-concluido',
    name: 'Acessar com Apple, voltou sem resposta',
    shows: ['Você não concluiu o acesso com Apple. Tente de novo quando quiser.', titles.signIn, terms],
  },
  {
    ...leftFor('google'),
    path: '/?code=de-outro&state=de-outro',
    slug: 'google-resposta-alheia',
    name: 'Acessar com Google, resposta a outro acesso',
    shows: ['Não foi possível concluir o acesso com Google. Tente de novo.', titles.signIn, terms],
  },
  {
    path: '/{org}?error=server_error',
    org: 'padaria',
    slug: 'acesso-externo-falha',
    name: 'Acesso externo que falhou, de outra aba',
    shows: ['Não foi possível concluir o acesso. Tente de novo.', titles.signIn, terms],
  },
]
