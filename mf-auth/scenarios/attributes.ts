import { messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { invalid, taken, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

/** Lacks the phone. */
const sonia = { ...padaria, customer: 'Sônia Prates' } as const
/** Has nothing but an e-mail. */
const tales = { ...padaria, customer: 'Tales Brito' } as const

const save = (phone: string): readonly ScenarioStep[] => [{ fill: 'Telefone', with: phone }, { press: 'Salvar' }]

/** What a signed-in customer lacks (spec §2). */
export const attributesScenarios: readonly Scenario[] = [
  ...scenariosAt(sonia, {
    'completar-cadastro': {
      name: 'Com sessão, falta o telefone',
      shows: [
        titles.attributes,
        'Telefone',
        { absent: 'Nome' },
        { absent: 'Data de nascimento' },
        { absent: 'Gênero' },
      ],
    },
    'completar-cadastro-salvo': {
      calls: { saving: calls.saving },
      name: 'Com sessão, telefone salvo',
      steps: save('11900000000'),
      shows: [titles.confirmPhone, '(11) 90000-0000', 'Sair'],
    },
  }),
  ...scenariosAt(tales, {
    'completar-cadastro-inteiro': {
      name: 'Com sessão, faltam nome, telefone, nascimento e gênero',
      shows: [titles.attributes, 'Nome', 'Telefone', 'Data de nascimento', 'Gênero'],
    },
  }),
  ...messageScenarios(sonia, [titles.attributes], {
    'completar-cadastro-telefone-existente': ['Com sessão, telefone de outra conta', save('11912345678'), taken],
  }),
  ...messageScenarios(tales, [titles.attributes], {
    'completar-cadastro-campo-vazio': ['Com sessão, nome enviado vazio', [{ press: 'Salvar' }], invalid.nameMissing],
  }),
]
