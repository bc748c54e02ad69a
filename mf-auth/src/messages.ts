import { formatPhone } from 'shared/format'
import type { Provider } from 'shared/identity'
import type { Identification, Tab } from './flow/flow.ts'

const tabs: Readonly<Record<Tab, string>> = { 'sign-in': 'Acessar', 'sign-up': 'Inscrever-se', reset: 'Redefinir' }

const providers: Readonly<Record<Provider, string>> = { google: 'Google', apple: 'Apple' }

/** All texts of this remote. Those of the later steps come with their views (`later-messages.ts`). */
export const messages = {
  tabs,
  tabList: 'Formas de acesso',
  deciding: 'Carregando',
  fields: {
    name: 'Nome',
    phone: 'Telefone',
    phoneRule: 'Com DDD: 11 números',
    email: 'E-mail',
    birthdate: 'Data de nascimento',
    gender: 'Gênero',
    password: 'Senha',
    newPasswordRule: 'Pelo menos 6 caracteres',
  },
  genders: [
    { value: '0', label: 'Selecione' },
    { value: '1', label: 'Masculino' },
    { value: '2', label: 'Feminino' },
    { value: '9', label: 'Prefiro não dizer' },
  ],
  terms: {
    notice: 'Ao se inscrever, você aceita os',
    link: 'termos de uso',
    standaloneLink: 'Termos de uso',
    newTab: '(abre em nova aba)',
  },
  signIn: { title: 'Entre na sua conta', submit: 'Acessar', forgotPassword: 'Esqueci minha senha' },
  signUp: {
    title: 'Crie sua conta',
    contact: { title: 'Seu contato', reason: 'Um código confirma seu telefone.' },
    account: { title: 'Sua conta', reason: 'Nascimento e gênero ajudam a conhecer você.' },
    submit: 'Inscrever-se',
    unconfirmed: 'Este telefone já tem um cadastro. Falta só confirmar com um código.',
    receiveCode: 'Receber código',
    // A phone number stays on one line.
    codeSent: (phoneNumber: string) =>
      `Código de verificação foi enviado para ${formatPhone(phoneNumber).replace(' ', '\u00a0')}`,
  },
  reset: {
    title: 'Redefina sua senha',
    explanation: 'Informe seu telefone. Enviaremos um código para você criar uma nova senha.',
    submit: 'Enviar código',
    codeSent: 'Código de verificação foi enviado',
  },
  laterStep: {
    loadFailed: 'Não foi possível abrir esta etapa',
    loadFailedExplanation: 'Verifique a conexão e tente de novo.',
    tryAgain: 'Tentar de novo',
  },
  back: 'Voltar',
  federated: {
    or: 'ou',
    access: (provider: Provider) => `Acessar com ${providers[provider]}`,
  },
  signOut: 'Sair',
  noAccount: 'Não encontramos uma conta com este telefone. Crie a sua.',
  resetRequired: 'Sua senha precisa ser redefinida. Enviaremos um código para o seu telefone.',
  phoneNotVerified: 'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.',
  externalAccount: (provider: Identification) =>
    provider === 'google' || provider === 'apple'
      ? `Este número pertence a uma conta ${providers[provider]}. Use o botão “Acessar com ${providers[provider]}”.`
      : 'Este número pertence a uma conta Google ou Apple. Use o botão “Acessar com Google” ou “Acessar com Apple”.',
  advice: {
    'code-expired': 'Este código expirou. Peça outro.',
    'code-not-delivered': 'Não conseguimos enviar o código. Confira o número.',
    'limit-exceeded': 'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
    'wrong-credentials': 'Confira telefone e senha.',
    'weak-password': 'Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.',
  },
  failures: {
    generic: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente',
    wrongCredentials: 'Número de telefone ou Senha incorreto',
    noAccountAtSignIn: 'Nenhuma conta está associada a este número de telefone. Inscreva-se.',
    alreadyRegistered: 'Telefone ou E-mail já está vinculado a outra conta',
    signUpRefused: 'Erro desconhecido, atualize a página e tente novamente',
    noAccountAtReset: 'Número de telefone não está associado a nenhuma conta. Inscreva-se',
    wrongCode: 'Código de confirmação inválido',
  },
} as const
