import type { Provider } from '../../identity/federated/code-flow.ts'

const names: Readonly<Record<Provider, string>> = { apple: 'Apple', google: 'Google' }

const access = (provider: Provider | undefined) => (provider ? `o acesso com ${names[provider]}` : 'o acesso')

export const messages = {
  cancelled: (provider: Provider | undefined) => `Você cancelou ${access(provider)}.`,
  leftHalfWay: (provider: Provider | undefined) =>
    `Você não concluiu ${access(provider)}. Tente de novo quando quiser.`,
  failed: (provider: Provider | undefined) => `Não foi possível concluir ${access(provider)}. Tente de novo.`,
  /** On plain http the browser has no keys for it (PKCE). */
  insecure: (provider: Provider) => `Para ${access(provider)}, abra o site pelo endereço seguro, que começa com https.`,
  alreadyRegistered: 'Telefone ou E-mail já está vinculado a outra conta',
} as const
