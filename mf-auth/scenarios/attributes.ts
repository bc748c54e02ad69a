import { messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls } from './platform-changes.ts'
import { invalid, taken, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const withoutPhone = { ...padaria, customer: 'Sônia Prates' }
const withEmailAlone = { ...padaria, customer: 'Tales Brito' }
const otherFields = ['Nome', 'Data de nascimento', 'Gênero']
const save = (phone: string): readonly ScenarioStep[] => [{ fill: 'Telefone', with: phone }, { press: 'Salvar' }]

/** What a signed-in customer lacks (spec §2). */
export const attributesScenarios: readonly Scenario[] = [
  ...scenariosAt(withoutPhone, {
    'completar-cadastro': {
      name: 'Com sessão, falta o telefone',
      shows: [titles.attributes, 'Telefone', ...otherFields.map((absent) => ({ absent }))],
    },
    'completar-cadastro-salvo': {
      calls: { saving: calls.saving },
      name: 'Com sessão, telefone salvo',
      steps: save('11900000000'),
      shows: [titles.confirmPhone, '(11) 90000-0000', 'Sair'],
    },
  }),
  ...messageScenarios(withoutPhone, [titles.attributes], {
    'completar-cadastro-telefone-existente': ['Com sessão, telefone de outra conta', save('11912345678'), taken],
  }),
  ...messageScenarios(withEmailAlone, [titles.attributes, 'Telefone', ...otherFields], {
    'completar-cadastro-inteiro': ['Com sessão, faltam nome, telefone, nascimento e gênero', [], 'Nome'],
    'completar-cadastro-campo-vazio': ['Com sessão, nome enviado vazio', [{ press: 'Salvar' }], invalid.nameMissing],
  }),
]
