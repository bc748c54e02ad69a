import type { FaultyCalls, ScenarioStep } from 'shared/scenarios'

/** The calls of this remote: operations of the identity provider, and events of the authentication helper. */
export const calls = {
  signIn: { service: 'identity', operation: 'InitiateAuth' },
  answer: { service: 'identity', operation: 'RespondToAuthChallenge' },
  appCode: { service: 'identity', operation: 'VerifySoftwareToken' },
  signUp: { service: 'identity', operation: 'SignUp' },
  confirmation: { service: 'identity', operation: 'ConfirmSignUp' },
  session: { service: 'identity', operation: 'GetUser' },
  saving: { service: 'identity', operation: 'UpdateUserAttributes' },
  phoneCode: { service: 'identity', operation: 'GetUserAttributeVerificationCode' },
  phoneConfirmation: { service: 'identity', operation: 'VerifyUserAttribute' },
  signOut: { service: 'identity', operation: 'RevokeToken' },
  identify: { service: 'authHelper', operation: 'identify' },
  sms: { service: 'authHelper', operation: 'sms' },
  reset: { service: 'authHelper', operation: 'verify' },
  organization: { service: 'api', path: '/v1/open/orgs/{key}' },
} as const satisfies Readonly<Record<string, FaultyCalls>>

export const padaria = { path: '/{org}', org: 'padaria' } as const
/** A session whose phone is not verified: (31) 93333-4444. */
export const davi = { ...padaria, customer: 'Davi Rocha' }

/** A tab that was chosen before a reload. */
export const chosen = (tab: 'sign-up' | 'reset') => ({ device: () => ({ session: { currentView: tab } }) })

/** A device that remembers a phone. @param phone national, eleven digits */
export const knowing = (phone: string) => ({ device: () => ({ local: { phone_number: `+55${phone}` } }) })

/** Signs in through the form. What follows a sign-in is stored nowhere. @param password by default that of all customers of the seed */
export const signIn = (phone: string, password = 'pontos123'): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { fill: 'Senha', with: password },
  { press: 'Acessar' },
]

export const titles = {
  signIn: 'Entre na sua conta',
  signUp: 'Crie sua conta',
  reset: 'Redefina sua senha',
  confirmPhone: 'Confirme seu telefone',
  newPassword: 'Crie uma nova senha',
  secondFactor: 'Confirme que é você',
  appSetup: 'Proteja sua conta',
  attributes: 'Complete seu cadastro',
} as const

export const providers = ['Acessar com Apple', 'Acessar com Google'].map((name) => ({ role: 'button', name }) as const)

/** The link beside the sign-in. Only an organisation has terms. */
export const terms = 'Termos de uso (abre em nova aba)'

/** Of every failure that the catalogue does not list. */
export const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
export const taken = 'Telefone ou E-mail já está vinculado a outra conta'
export const useGoogle = 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'
export const wrongCode = 'Código de confirmação inválido'
/** Until another code can be asked for. */
export const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/
