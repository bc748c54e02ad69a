import { scenariosAt } from 'shared/scenarios'
import { calls, padaria, titles } from './at-auth.ts'

const allFields = [titles.attributes, 'Nome', 'Telefone', 'Data de nascimento', 'Gênero']

/** What a signed-in customer lacks (spec §2). */
export const attributesScenarios = scenariosAt(
  { ...padaria, customer: 'Tales Brito' },
  {
    'completar-cadastro-inteiro': { name: 'Com sessão, faltam nome, telefone, nascimento e gênero', shows: allFields },
    'completar-cadastro-campo-vazio': {
      name: 'Com sessão, nome enviado vazio',
      steps: [{ press: 'Salvar' }],
      shows: ['O campo nome é obrigatório.', ...allFields],
    },
    'completar-cadastro-salvo': {
      customer: 'Sônia Prates',
      name: 'Com sessão, telefone salvo',
      calls: { saving: calls.saving },
      steps: [{ fill: 'Telefone', with: '11900000000' }, { press: 'Salvar' }],
      shows: [titles.confirmPhone, '(11) 90000-0000', 'Sair'],
    },
  },
)
