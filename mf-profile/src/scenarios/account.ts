import { acceptTerms, failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana, attribute, calls, without } from './at-profile.ts'

const notSaved =
  'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente'
const readOnly = 'Não é possível alterar número de telefone e e-mail.'
const federated = 'Você entra com Google ou Apple: não há senha aqui'

const save = { press: 'Salvar' } as const
const rename = { fill: 'Nome', with: 'Ana Lúcia Souza' } as const

/** Who the customer is. */
export const customers: readonly Scenario[] = [
  {
    ...ana,
    slug: 'perfil',
    isPortrait: true,
    lines: ['2.39', '5.18'],
    name: 'Perfil completo',
    changes: [acceptTerms('Ana Souza')],
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
  {
    ...ana,
    slug: 'conta-google',
    name: 'Conta Google: sem senha para alterar',
    customer: 'Fábio Nunes',
    shows: ['Fábio Nunes', federated, { absent: 'Use uma senha que só você conhece' }],
  },
  {
    ...ana,
    slug: 'conta-apple',
    name: 'Conta Apple: sem senha para alterar',
    org: 'cafe-central',
    customer: 'Gabriela Reis',
    shows: ['Gabriela Reis', federated, { absent: 'Use uma senha que só você conhece' }],
  },
  {
    ...ana,
    slug: 'com-foto',
    name: 'Com foto',
    changes: [attribute('picture', '{cdn}/brands/padaria.svg')],
    shows: ['Ana Souza', { absent: 'A' }],
  },
  {
    ...ana,
    slug: 'foto-quebrada',
    lines: ['8.37'],
    name: 'Foto quebrada: a inicial no lugar',
    changes: [attribute('picture', '{cdn}/brands/ninguem.svg')],
    shows: ['Ana Souza', 'A'],
  },
  {
    ...ana,
    slug: 'sem-nome',
    name: 'Sem nome: o telefone no lugar',
    changes: [without('name')],
    shows: ['(11) 91234-5678', '•', { field: 'Nome', holds: '' }, { absent: 'Ana Souza' }],
  },
  {
    ...ana,
    slug: 'nome-enorme',
    name: 'Nome de quinhentas letras',
    changes: [attribute('name', 'Ana Lúcia '.repeat(50).trim())],
    shows: [/^(Ana Lúcia ){49}Ana Lúcia$/],
  },
  {
    ...ana,
    slug: 'perfil-incompleto',
    name: 'Sem nascimento, gênero e e-mail',
    changes: [without('birthdate'), without('gender'), without('email')],
    shows: [
      'Ana Souza',
      { field: 'Data de nascimento', holds: '' },
      { field: 'Gênero', holds: '0' },
      { field: 'E-mail', holds: '' },
    ],
  },
  {
    ...ana,
    slug: 'nascimento-impossivel',
    name: 'Nascimento guardado que não é uma data',
    changes: [attribute('birthdate', 'ontem')],
    shows: ['Ana Souza', { field: 'Data de nascimento', holds: '' }],
  },
]

/** The form. */
export const form: readonly Scenario[] = [
  {
    ...ana,
    slug: 'alterado',
    lines: ['2.39'],
    name: 'Nome alterado, ainda não salvo',
    steps: [rename],
    shows: ['Descartar', { field: 'Nome', holds: 'Ana Lúcia Souza' }],
  },
  {
    ...ana,
    slug: 'descartado',
    name: 'Nome alterado e descartado',
    steps: [rename, { press: 'Descartar' }],
    shows: [{ field: 'Nome', holds: 'Ana Souza' }, { absent: 'Descartar' }],
  },
  {
    ...ana,
    slug: 'campo-vazio',
    lines: ['5.2'],
    name: 'Salvo sem nome',
    steps: [{ fill: 'Nome', with: '' }, save],
    shows: ['O campo nome é obrigatório.'],
  },
  {
    ...ana,
    slug: 'nome-invalido',
    lines: ['5.17'],
    name: 'Salvo com nome inválido',
    steps: [{ fill: 'Nome', with: 'Ana 2' }, save],
    shows: ['Nome inválido'],
  },
  {
    ...ana,
    slug: 'data-vazia',
    lines: ['5.7'],
    name: 'Salvo sem nascimento',
    steps: [{ fill: 'Data de nascimento', with: '' }, save],
    shows: ['O campo data de nascimento é obrigatório.'],
  },
  {
    ...ana,
    slug: 'data-invalida',
    lines: ['5.8'],
    name: 'Salvo com uma data que não existe',
    steps: [{ fill: 'Data de nascimento', with: '31/02/1990' }, save],
    shows: ['A data informada não segue o padrão DD/MM/AAAA', { field: 'Data de nascimento', holds: '31/02/1990' }],
  },
  {
    ...ana,
    slug: 'salvando',
    name: 'Salvando',
    changes: [fault(calls.saving, hang)],
    steps: [rename, save],
    shows: [{ busy: 'Salvar' }, { field: 'Nome', holds: 'Ana Lúcia Souza' }],
  },
  {
    ...ana,
    slug: 'salvo',
    lines: ['8.34'],
    name: 'Salvo',
    steps: [rename, { choose: 'Gênero', option: 'Prefiro não dizer' }, save],
    shows: ['Atualizado com sucesso!', 'Ana Lúcia Souza', { field: 'Gênero', holds: '9' }, { absent: 'Descartar' }],
  },
  {
    ...ana,
    slug: 'nao-salvo',
    lines: ['8.33'],
    name: 'Não foi possível salvar',
    changes: [fault(calls.saving, failure)],
    steps: [rename, save],
    shows: [notSaved, 'Descartar'],
  },
]
