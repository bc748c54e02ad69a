import { scenariosAt } from 'shared/scenarios'
import { attribute, calls, profile, without } from './at-profile.ts'

const readOnly = 'Não é possível alterar número de telefone e e-mail.'
const federated = 'Você entra com Google ou Apple: não há senha aqui'

const save = { press: 'Salvar' } as const
const rename = { fill: 'Nome', with: 'Ana Lúcia Souza' } as const

/** Who the customer is. */
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
      readOnly,
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

/** The form. */
export const form = scenariosAt(profile, {
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
  'campo-vazio': {
    lines: ['5.2'],
    name: 'Salvo sem nome',
    steps: [{ fill: 'Nome', with: '' }, save],
    shows: ['O campo nome é obrigatório.'],
  },
  'nome-invalido': {
    lines: ['5.17'],
    name: 'Salvo com nome inválido',
    steps: [{ fill: 'Nome', with: 'Ana 2' }, save],
    shows: ['Nome inválido'],
  },
  'data-vazia': {
    lines: ['5.7'],
    name: 'Salvo sem nascimento',
    steps: [{ fill: 'Data de nascimento', with: '' }, save],
    shows: ['O campo data de nascimento é obrigatório.'],
  },
  'data-invalida': {
    lines: ['5.8'],
    name: 'Salvo com uma data que não existe',
    steps: [{ fill: 'Data de nascimento', with: '31/02/1990' }, save],
    shows: ['A data informada não segue o padrão DD/MM/AAAA', { field: 'Data de nascimento', holds: '31/02/1990' }],
  },
  salvo: {
    lines: ['8.34'],
    name: 'Salvo',
    calls: { saving: calls.saving },
    steps: [rename, save],
    shows: ['Atualizado com sucesso!', 'Ana Lúcia Souza', { absent: 'Descartar' }],
  },
})
