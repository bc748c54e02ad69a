import { messageScenarios, scenariosAt, type Scenario } from 'shared/scenarios'
import { attribute, calls, profile, without } from './at-profile.ts'

const federated = 'Você entra com Google ou Apple: não há senha aqui'

const save = { press: 'Salvar' } as const
const birth = 'Data de nascimento'
const rename = { fill: 'Nome', with: 'Ana Lúcia Souza' } as const

const saved = (field: string, value: string) => [{ fill: field, with: value }, save] as const

export const customers = scenariosAt(profile, {
  perfil: {
    isPortrait: true,
    lines: ['2.39', '5.18'],
    name: 'Perfil completo',
    shows: [
      'Ana Souza',
      'A',
      { field: 'Nome', holds: 'Ana Souza' },
      { field: 'Data de nascimento', holds: '23/04/1990' },
      { field: 'Telefone', holds: '(11) 91234-5678', readOnly: true },
      { field: 'E-mail', holds: 'ana.souza@exemplo.com.br', readOnly: true },
      'Não é possível alterar número de telefone e e-mail.',
      { absent: 'Descartar' },
    ],
    inEachOrganization: [
      { role: 'heading', name: 'Perfil' },
      { field: 'Nome', holds: 'Ana Souza' },
    ],
  },
  'conta-google': {
    name: 'Conta Google: sem senha para alterar',
    customer: 'Fábio Nunes',
    shows: ['Fábio Nunes', federated, { absent: 'Use uma senha que só você conhece' }],
  },
  'conta-apple': {
    name: 'Conta Apple: sem senha para alterar',
    org: 'cafe-central',
    customer: 'Gabriela Reis',
    shows: ['Gabriela Reis', federated, { absent: 'Use uma senha que só você conhece' }],
  },
  'com-foto': {
    name: 'Com foto',
    changes: [attribute('picture', '{cdn}/brands/padaria.svg')],
    shows: ['Ana Souza', { absent: 'A' }],
  },
  'foto-quebrada': {
    lines: ['8.37'],
    name: 'Foto quebrada: a inicial no lugar',
    changes: [attribute('picture', '{cdn}/brands/ninguem.svg')],
    shows: ['Ana Souza', 'A'],
  },
  'sem-nome': {
    name: 'Sem nome: o telefone no lugar',
    changes: [without('name')],
    shows: ['(11) 91234-5678', '•', { field: 'Nome', holds: '' }, { absent: 'Ana Souza' }],
  },
  'nome-enorme': {
    name: 'Nome de quinhentas letras',
    changes: [attribute('name', 'Ana Lúcia '.repeat(50).trim())],
    shows: [/^(Ana Lúcia ){49}Ana Lúcia$/],
  },
  'perfil-incompleto': {
    name: 'Sem nascimento, gênero e e-mail',
    changes: [without('birthdate'), without('gender'), without('email')],
    shows: [
      'Ana Souza',
      { field: 'Data de nascimento', holds: '' },
      { field: 'Gênero', holds: '0' },
      { field: 'E-mail', holds: '' },
    ],
  },
  'nascimento-impossivel': {
    name: 'Nascimento guardado que não é uma data',
    changes: [attribute('birthdate', 'ontem')],
    shows: ['Ana Souza', { field: 'Data de nascimento', holds: '' }],
  },
})

const states = scenariosAt(profile, {
  alterado: {
    lines: ['2.39'],
    name: 'Nome alterado, ainda não salvo',
    steps: [rename],
    shows: ['Descartar', { field: 'Nome', holds: 'Ana Lúcia Souza' }],
  },
  descartado: {
    name: 'Nome alterado e descartado',
    steps: [rename, { press: 'Descartar' }],
    shows: [{ field: 'Nome', holds: 'Ana Souza' }, { absent: 'Descartar' }],
  },
  'data-invalida': {
    lines: ['5.8'],
    name: 'Salvo com uma data que não existe',
    steps: saved(birth, '31/02/1990'),
    shows: ['A data informada não segue o padrão DD/MM/AAAA', { field: birth, holds: '31/02/1990' }],
  },
  salvo: {
    lines: ['8.34'],
    name: 'Salvo',
    calls: { saving: calls.saving },
    steps: [rename, save],
    shows: ['Atualizado com sucesso!', 'Ana Lúcia Souza', { absent: 'Descartar' }],
  },
})

const refused = messageScenarios(profile, [], {
  'campo-vazio': ['Salvo sem nome', saved('Nome', ''), 'O campo nome é obrigatório.', '5.2'],
  'nome-invalido': ['Salvo com nome inválido', saved('Nome', 'Ana 2'), 'Nome inválido', '5.17'],
  'data-vazia': ['Salvo sem nascimento', saved(birth, ''), 'O campo data de nascimento é obrigatório.', '5.7'],
})

export const form: readonly Scenario[] = [...states, ...refused]
