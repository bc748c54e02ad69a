import { acceptTerms, drop, hang, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { identity } from './platform-changes.ts'
import { generic, invalid, taken, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

/** Lacks the phone. She has never seen the terms, which would come first. */
const sonia = { ...padaria, customer: 'Sônia Prates', changes: [acceptTerms('Sônia Prates')] } as const
/** Has nothing but an e-mail. */
const tales = { ...padaria, customer: 'Tales Brito', changes: [acceptTerms('Tales Brito')] } as const

const save = (phone: string): readonly ScenarioStep[] => [{ fill: 'Telefone', with: phone }, { press: 'Salvar' }]
const update = 'UpdateUserAttributes'

/** What a signed-in customer lacks (spec §2). */
export const attributesScenarios: readonly Scenario[] = [
  {
    ...sonia,
    slug: 'completar-cadastro',
    lines: ['2.25'],
    name: 'Com sessão, falta o telefone',
    shows: [titles.attributes, 'Telefone', { absent: 'Nome' }, { absent: 'Data de nascimento' }, { absent: 'Gênero' }],
  },
  {
    ...tales,
    slug: 'completar-cadastro-inteiro',
    lines: ['2.25'],
    name: 'Com sessão, faltam nome, telefone, nascimento e gênero',
    shows: [titles.attributes, 'Nome', 'Telefone', 'Data de nascimento', 'Gênero'],
  },
  {
    ...tales,
    slug: 'completar-cadastro-campo-vazio',
    name: 'Com sessão, faltam dados e o nome foi enviado vazio',
    steps: [{ press: 'Salvar' }],
    shows: [titles.attributes, invalid.nameMissing],
  },
  {
    ...sonia,
    slug: 'completar-cadastro-enviando',
    name: 'Com sessão, telefone sendo salvo',
    changes: [...sonia.changes, identity(update, hang)],
    steps: save('11900000000'),
    shows: [{ busy: 'Salvar' }],
  },
  {
    ...sonia,
    slug: 'completar-cadastro-telefone-existente',
    name: 'Com sessão, telefone de outra conta',
    steps: save('11912345678'),
    shows: [taken, titles.attributes],
  },
  {
    ...sonia,
    slug: 'completar-cadastro-conexao-perdida',
    name: 'Com sessão, telefone não salvo, conexão perdida',
    changes: [...sonia.changes, identity(update, drop)],
    steps: save('11900000000'),
    shows: [generic, titles.attributes],
  },
  {
    ...sonia,
    slug: 'completar-cadastro-salvo',
    lines: ['4.38'],
    name: 'Com sessão, telefone salvo',
    steps: save('11900000000'),
    shows: [titles.confirmPhone, '(11) 90000-0000', 'Sair'],
  },
]
