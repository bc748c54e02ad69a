import { scenariosAt } from 'shared/scenarios'
import { attribute, calls, profile, without } from './at-profile.ts'

const save = { press: 'Salvar' } as const
const rename = { fill: 'Nome', with: 'Ana Lúcia Souza' } as const

export const account = scenariosAt(profile, {
  perfil: {
    isPortrait: true,
    name: 'Perfil completo',
    shows: ['A', { field: 'Nome', holds: 'Ana Souza' }, 'Não é possível alterar número de telefone e e-mail.'],
    inEachOrganization: [{ role: 'heading', name: 'Perfil' }],
  },
  'com-foto': {
    name: 'Com foto',
    changes: [attribute('picture', '{cdn}/brands/padaria.svg')],
    shows: ['Ana Souza', { absent: 'A' }],
  },
  'sem-nome': {
    name: 'Sem nome: o telefone no lugar',
    changes: [without('name')],
    shows: ['(11) 91234-5678', { field: 'Nome', holds: '' }, { absent: 'Ana Souza' }],
  },
  'nome-enorme': {
    name: 'Nome de quinhentas letras',
    changes: [attribute('name', 'Ana Lúcia '.repeat(50).trim())],
    shows: [/^(Ana Lúcia ){49}Ana Lúcia$/],
  },
  'perfil-incompleto': {
    name: 'Sem nascimento, gênero e e-mail',
    changes: [without('birthdate'), without('gender'), without('email')],
    shows: ['Ana Souza', { field: 'Data de nascimento', holds: '' }, { field: 'E-mail', holds: '' }],
  },
  alterado: {
    name: 'Nome alterado, ainda não salvo',
    steps: [rename],
    shows: ['Descartar', { field: 'Nome', holds: 'Ana Lúcia Souza' }],
  },
  'campo-vazio': {
    name: 'Salvo sem nome',
    steps: [{ fill: 'Nome', with: '' }, save],
    shows: ['O campo nome é obrigatório.'],
  },
  salvo: {
    name: 'Salvo',
    calls: { saving: calls.saving },
    steps: [rename, save],
    shows: ['Atualizado com sucesso!', 'Ana Lúcia Souza', { absent: 'Descartar' }],
  },
})
