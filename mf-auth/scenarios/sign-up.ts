import { fault, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls, refusal } from './platform-changes.ts'
import { advice, generic, invalid, providers, taken, titles } from './expected-texts.ts'
import { chosen, padaria } from './starting-points.ts'

const tab = { ...padaria, ...chosen('sign-up') }

/** A complete form. An empty text leaves its field as it is. */
const form = {
  name: 'Lia Prado',
  phone: '11900000000',
  email: 'lia@exemplo.com.br',
  birthdate: '12/03/1990',
  gender: 'Feminino',
  password: 'pontos123',
}

const signUp = (changed: Partial<typeof form> = {}): readonly ScenarioStep[] => {
  const { name, phone, email, birthdate, gender, password } = { ...form, ...changed }
  return [
    { fill: 'Nome', with: name },
    { fill: 'Telefone', with: phone },
    { fill: 'E-mail', with: email },
    { fill: 'Data de nascimento', with: birthdate },
    { choose: 'Gênero', option: gender },
    { fill: 'Senha', with: password },
    { press: 'Inscrever-se' },
  ]
}

const forms: readonly Scenario[] = [
  {
    ...tab,
    slug: 'inscrever-se',
    name: 'Inscrever-se, com o aviso dos termos',
    shows: [
      titles.signUp,
      ...['Nome', 'Telefone', 'E-mail', 'Data de nascimento'].map((field) => ({ field, holds: '' })),
      { field: 'Gênero', holds: '0' },
      { field: 'Senha', holds: '', placeholder: 'Pelo menos 6 caracteres' },
      /^Ao se inscrever, você aceita os termos de uso/,
      ...providers,
    ],
  },
  {
    ...chosen('sign-up'),
    path: '/',
    slug: 'inscrever-se-sem-empresa',
    name: 'Inscrever-se, sem empresa',
    shows: [titles.signUp, { absent: 'termos de uso (abre em nova aba)' }],
  },
]

/** Each wrong field by itself. Only the first error is shown. */
const invalidForms: readonly Scenario[] = [
  { slug: 'campo-vazio', name: 'sem nome', entered: { name: '' }, shows: invalid.nameMissing },
  { slug: 'sem-email', name: 'sem e-mail', entered: { email: '' }, shows: invalid.emailMissing },
  {
    slug: 'email-invalido',
    name: 'e-mail inválido',
    entered: { email: 'lia@exemplo' },
    shows: invalid.emailWrong,
  },
  { slug: 'sem-data', name: 'sem data de nascimento', entered: { birthdate: '' }, shows: invalid.birthdateMissing },
  {
    slug: 'data-invalida',
    name: 'data que não existe',
    entered: { birthdate: '31/02/1990' },
    shows: invalid.birthdateWrong,
  },
  {
    slug: 'sem-genero',
    name: 'sem gênero',
    entered: { gender: 'Selecione' },
    shows: invalid.genderMissing,
  },
].map(({ slug, name, entered, shows, ...line }) => ({
  ...tab,
  ...line,
  slug: `inscrever-se-${slug}`,
  name: `Inscrever-se, ${name}`,
  steps: signUp(entered),
  shows: [titles.signUp, shows],
}))

const refused: readonly Scenario[] = [
  {
    ...tab,
    slug: 'inscrever-se-telefone-existente',
    name: 'Inscrever-se, telefone de outra conta',
    steps: signUp({ phone: '11912345678' }),
    shows: [taken, titles.signUp],
  },
  {
    ...tab,
    slug: 'inscrever-se-email-existente',
    name: 'Inscrever-se, e-mail de outra conta',
    steps: signUp({ email: 'ana.souza@exemplo.com.br' }),
    shows: [taken, titles.signUp],
  },
  {
    ...tab,
    slug: 'inscrever-se-recusado',
    name: 'Inscrever-se, e-mail que o provedor recusa',
    steps: signUp({ email: 'lia@descartavel.com.br' }),
    shows: ['Erro desconhecido, atualize a página e tente novamente', titles.signUp],
  },
  {
    ...tab,
    slug: 'inscrever-se-senha-fraca',
    name: 'Inscrever-se, senha que o provedor recusa',
    changes: [fault(calls.signUp, refusal('InvalidPasswordException'))],
    steps: signUp(),
    shows: [generic, titles.signUp, advice.weakPassword],
  },
  {
    ...tab,
    slug: 'inscrever-se-codigo-nao-entregue',
    name: 'Inscrever-se, código que não foi entregue',
    changes: [fault(calls.signUp, refusal('CodeDeliveryFailureException'))],
    steps: signUp(),
    shows: [generic, titles.signUp, advice.notDelivered],
  },
  {
    ...tab,
    slug: 'inscrever-se-muitas-tentativas',
    name: 'Inscrever-se, tentativas demais',
    changes: [fault(calls.signUp, refusal('TooManyRequestsException'))],
    steps: signUp(),
    shows: [generic, titles.signUp, advice.tooManyAttempts],
  },
]

const sent: readonly Scenario[] = [
  {
    ...tab,
    slug: 'inscrito',
    calls: { signUp: calls.signUp },
    name: 'Inscrever-se, código enviado',
    steps: signUp(),
    shows: ['Código de verificação foi enviado para (11) 90000-0000', titles.confirmPhone],
  },
]

export const signUpScenarios: readonly Scenario[] = [...forms, ...invalidForms, ...refused, ...sent]
