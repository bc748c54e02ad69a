import { scenariosAt, type ScenarioStep } from 'shared/scenarios'
import { calls, chosen, padaria, providers, taken, titles } from './at-auth.ts'

/** Sends the form. An empty text leaves its field as it is. */
const signUp = (phone = '11900000000', email = 'lia@exemplo.com.br'): readonly ScenarioStep[] => [
  { fill: 'Nome', with: 'Lia Prado' },
  { fill: 'Telefone', with: phone },
  { fill: 'E-mail', with: email },
  { fill: 'Data de nascimento', with: '12/03/1990' },
  { choose: 'Gênero', option: 'Feminino' },
  { fill: 'Senha', with: 'pontos123' },
  { press: 'Inscrever-se' },
]

export const signUpScenarios = scenariosAt(
  { ...padaria, ...chosen('sign-up') },
  {
    'inscrever-se': {
      name: 'Inscrever-se, com o aviso dos termos',
      shows: [titles.signUp, 'Seu contato', /^Ao se inscrever, você aceita os termos de uso/, ...providers],
    },
    'inscrever-se-sem-empresa': {
      path: '/',
      org: undefined,
      name: 'Inscrever-se, sem empresa',
      shows: [titles.signUp, { absent: 'termos de uso (abre em nova aba)' }],
    },
    'inscrever-se-sem-email': {
      name: 'Inscrever-se, sem e-mail',
      steps: signUp(undefined, ''),
      shows: ['O campo email é obrigatório.', titles.signUp],
    },
    'inscrever-se-nao-confirmada': {
      name: 'Inscrever-se outra vez, sem ter confirmado',
      steps: signUp('41944445555'),
      shows: [taken, titles.signUp, 'Receber código'],
    },
    inscrito: {
      name: 'Inscrever-se, código enviado',
      calls: { signUp: calls.signUp },
      steps: signUp(),
      shows: ['Código de verificação foi enviado para (11) 90000-0000', titles.confirmPhone],
    },
  },
)
