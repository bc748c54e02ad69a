import { sessionOverText } from 'shared/scenarios'

/* What several scenarios show, word for word. */

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

export const tabs = ['Acessar', 'Inscrever-se', 'Redefinir'].map((name) => ({ role: 'tab', name }) as const)
export const providers = ['Acessar com Apple', 'Acessar com Google'].map((name) => ({ role: 'button', name }) as const)

/** The link beside the sign-in. Only an organisation has terms. */
export const terms = 'Termos de uso (abre em nova aba)'

/** Of every failure that the catalogue does not list. */
export const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
export const noAccount = 'Número de telefone não está associado a nenhuma conta. Inscreva-se'
export const taken = 'Telefone ou E-mail já está vinculado a outra conta'
export const useGoogle = 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'
export const useApple = 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'
export const wrongCode = 'Código de confirmação inválido'
/** Until another code can be asked for. */
export const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

/** Beside a field. */
export const advice = {
  codeExpired: 'Este código expirou. Peça outro.',
  notDelivered: 'Não conseguimos enviar o código. Confira o número.',
  tooManyAttempts: 'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
  weakPassword: 'Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.',
} as const

/** Beside a field that is empty or wrong. */
export const invalid = {
  nameMissing: 'O campo nome é obrigatório.',
  phoneMissing: 'O campo telefone é obrigatório.',
  phoneShort: 'O número de telefone deve ter no mínimo 11 dígitos.',
  emailMissing: 'O campo email é obrigatório.',
  emailWrong: 'O email informado é inválido.',
  birthdateMissing: 'O campo data de nascimento é obrigatório.',
  birthdateWrong: 'A data informada não segue o padrão DD/MM/AAAA',
  genderMissing: 'O campo gênero é obrigatório.',
  passwordMissing: 'O campo senha é obrigatório.',
  passwordShort: 'A senha deve ter no mínimo 6 caracteres.',
  passwordsDiffer: 'As senhas não coincidem.',
  codeMissing: 'O campo código de confirmação é obrigatório.',
} as const

/** What an ended session leaves: nothing of the customer, not even the phone. */
export const sessionEnded = [sessionOverText, titles.signIn, { field: 'Telefone', holds: '' }] as const
