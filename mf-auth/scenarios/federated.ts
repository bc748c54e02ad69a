import { scenariosAt } from 'shared/scenarios'
import { generic, padaria, taken, terms, titles } from './at-auth.ts'

const failed = 'Não foi possível concluir o acesso com Google. Tente de novo.'

const pending = { state: 'do-cenario', verifier: 'do-cenario', path: '/padaria' }

/** The browser comes back from a provider, for which it left from the bakery's page. */
const backFrom = (provider: 'Google' | 'Apple', how: string, path: string, says: string) => ({
  org: undefined,
  path,
  device: () => ({ session: { federatedSignIn: JSON.stringify({ ...pending, provider: provider.toLowerCase() }) } }),
  name: `Acessar com ${provider}, ${how}`,
  shows: [says, titles.signIn, terms],
})
const refused = (error: string, description: string) =>
  `/?${new URLSearchParams({ error, error_description: description })}`
const cancelledAtGoogle = refused('access_denied', 'User cancelled the request')
const alreadyExists = refused('invalid_request', 'PreSignUp failed with error SignUpExceptionAlreadyExists.')
const notFinished = 'Você não concluiu o acesso com Apple. Tente de novo quando quiser.'

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
  'google-cancelado': backFrom('Google', 'cancelado', cancelledAtGoogle, 'Você cancelou o acesso com Google.'),
  'google-conta-existente': backFrom('Google', 'e-mail de outra conta', alreadyExists, taken),
  'apple-nao-concluido': backFrom('Apple', 'voltou sem resposta', '/', notFinished),
  'google-resposta-alheia': backFrom('Google', 'resposta a outro acesso', '/?code=de-outro&state=de-outro', failed),
})
