import { messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls, refused } from './platform-changes.ts'
import { advice, generic, invalid, providers, taken, titles } from './expected-texts.ts'
import { chosen, padaria } from './starting-points.ts'

const tab = { ...padaria, ...chosen('sign-up') }
const complete = { name: 'Lia Prado', phone: '11900000000', email: 'lia@exemplo.com.br', birthdate: '12/03/1990' }

/** Sends the form. An empty text leaves its field as it is. */
const signUp = (changed: Partial<typeof complete> & { readonly gender?: string } = {}): readonly ScenarioStep[] => {
  const { name, phone, email, birthdate, gender = 'Feminino' } = { ...complete, ...changed }
  return [
    { fill: 'Nome', with: name },
    { fill: 'Telefone', with: phone },
    { fill: 'E-mail', with: email },
    { fill: 'Data de nascimento', with: birthdate },
    { choose: 'Gênero', option: gender },
    { fill: 'Senha', with: 'pontos123' },
    { press: 'Inscrever-se' },
  ]
}

/** The provider refuses a complete form. */
const refusedWith = (error: string, name: string, says: string) => ({
  name: `Inscrever-se, ${name}`,
  changes: refused(calls.signUp, error),
  steps: signUp(),
  shows: [generic, titles.signUp, says],
})
const weak = refusedWith('InvalidPasswordException', 'senha que o provedor recusa', advice.weakPassword)
const undelivered = refusedWith('CodeDeliveryFailureException', 'código que não foi entregue', advice.notDelivered)
const tooMany = refusedWith('TooManyRequestsException', 'tentativas demais', advice.tooManyAttempts)

export const signUpScenarios: readonly Scenario[] = [
  ...scenariosAt(tab, {
    'inscrever-se': {
      name: 'Inscrever-se, com o aviso dos termos',
      shows: [
        titles.signUp,
        'Seu contato',
        'Sua conta',
        ...['Nome', 'Telefone', 'E-mail', 'Data de nascimento'].map((field) => ({ field, holds: '' })),
        { field: 'Gênero', holds: '0' },
        { field: 'Senha', holds: '', placeholder: 'Pelo menos 6 caracteres' },
        /^Ao se inscrever, você aceita os termos de uso/,
        ...providers,
      ],
    },
    'inscrever-se-sem-empresa': {
      path: '/',
      org: undefined,
      name: 'Inscrever-se, sem empresa',
      shows: [titles.signUp, { absent: 'termos de uso (abre em nova aba)' }],
    },
    'inscrever-se-senha-fraca': weak,
    'inscrever-se-codigo-nao-entregue': undelivered,
    'inscrever-se-muitas-tentativas': tooMany,
    'inscrever-se-nao-confirmada': {
      name: 'Inscrever-se outra vez, sem ter confirmado',
      steps: signUp({ phone: '41944445555' }),
      shows: [taken, titles.signUp, 'Receber código'],
    },
    inscrito: {
      calls: { signUp: calls.signUp },
      name: 'Inscrever-se, código enviado',
      steps: signUp(),
      shows: ['Código de verificação foi enviado para (11) 90000-0000', titles.confirmPhone],
    },
  }),
  // What each wrong field by itself leads to. Of several errors only the first is shown.
  ...messageScenarios(tab, [titles.signUp], {
    'inscrever-se-campo-vazio': ['Inscrever-se, sem nome', signUp({ name: '' }), invalid.nameMissing],
    'inscrever-se-sem-email': ['Inscrever-se, sem e-mail', signUp({ email: '' }), invalid.emailMissing],
    'inscrever-se-email-invalido': [
      'Inscrever-se, e-mail inválido',
      signUp({ email: 'lia@exemplo' }),
      invalid.emailWrong,
    ],
    'inscrever-se-sem-data': ['Inscrever-se, sem nascimento', signUp({ birthdate: '' }), invalid.birthdateMissing],
    'inscrever-se-data-invalida': [
      'Inscrever-se, data que não existe',
      signUp({ birthdate: '31/02/1990' }),
      invalid.birthdateWrong,
    ],
    'inscrever-se-sem-genero': ['Inscrever-se, sem gênero', signUp({ gender: 'Selecione' }), invalid.genderMissing],
    'inscrever-se-telefone-existente': [
      'Inscrever-se, telefone de outra conta',
      signUp({ phone: '11912345678' }),
      taken,
    ],
    'inscrever-se-email-existente': [
      'Inscrever-se, e-mail de outra conta',
      signUp({ email: 'ana.souza@exemplo.com.br' }),
      taken,
    ],
    'inscrever-se-recusado': [
      'Inscrever-se, e-mail que o provedor recusa',
      signUp({ email: 'lia@descartavel.com.br' }),
      'Erro desconhecido, atualize a página e tente novamente',
    ],
  }),
]
