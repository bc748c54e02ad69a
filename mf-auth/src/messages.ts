import { formatPhone } from 'shared/format'
import type { Provider } from 'shared/identity'
import type { Identification, Tab } from './flow/flow.ts'

const tabs: Readonly<Record<Tab, string>> = { 'sign-in': 'Acessar', 'sign-up': 'Inscrever-se', reset: 'Redefinir' }

const providers: Readonly<Record<Provider, string>> = { google: 'Google', apple: 'Apple' }

/** All texts of this remote. Those of the challenges come with their views (`challenge/messages.ts`). */
export const messages = {
  tabs,
  tabList: 'Formas de acesso',
  deciding: 'Carregando',
  fields: {
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    birthdate: 'Data de nascimento',
    gender: 'Gênero',
    password: 'Senha',
    newPassword: 'Nova senha',
    newPasswordPlaceholder: 'Pelo menos 6 caracteres',
    code: 'Código de confirmação',
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
    ofThisCompany: 'desta empresa.',
    newTab: '(abre em nova aba)',
  },
  signIn: { title: 'Entre na sua conta', submit: 'Acessar' },
  signUp: {
    title: 'Crie sua conta',
    submit: 'Inscrever-se',
    // A phone number stays on one line.
    codeSent: (phoneNumber: string) => `Código de verificação foi enviado para ${formatPhone(phoneNumber).replace(' ', '\u00a0')}`,
  },
  reset: {
    title: 'Redefina sua senha',
    explanation: 'Informe seu telefone. Enviaremos um código para você criar uma nova senha.',
    submit: 'Enviar código',
    codeSent: 'Código de verificação foi enviado',
  },
  verify: {
    title: { 'sign-up': 'Confirme seu telefone', phone: 'Confirme seu telefone', reset: 'Crie uma nova senha' },
    codeSentTo: 'Digite o código que enviamos para',
    submit: 'Confirmar',
    noCode: 'Não recebeu o código?',
    resend: 'Reenviar SMS',
    voiceCall: 'Receber Chamada de Voz',
    availableIn: (seconds: number) => `Disponível em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    sentAgain: { sms: 'Código de verificação reenviado', call: 'Chamada de voz solicitada' },
    phoneStillUnverified: 'O código foi aceito, mas seu telefone ainda não consta como verificado. Peça outro código e tente de novo.',
    accountVerified: 'Conta verificada com sucesso',
    passwordReset: 'Senha redefinida com sucesso',
  },
  challenge: {
    loadFailed: 'Não foi possível abrir esta etapa',
    loadFailedExplanation: 'Verifique a conexão e tente de novo. Sua senha já foi aceita.',
    tryAgain: 'Tentar de novo',
  },
  attributes: {
    title: 'Complete seu cadastro',
    explanation: 'Faltam estes dados para você usar seus pontos.',
    submit: 'Salvar',
  },
  back: 'Voltar',
  federated: {
    or: 'ou',
    access: (provider: Provider) => `Acessar com ${providers[provider]}`,
  },
  signOut: 'Sair',
  signedIn: 'Você entrou na sua conta.',
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
    challengeExpired: 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.',
  },
} as const
