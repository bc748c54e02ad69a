import { ana, data, scenariosAt } from 'shared/scenarios'
import { calls } from './at-home.ts'

const { organizations, points, signOut } = calls
/** She has ten. */
const wilma = { customer: 'Wilma Prado' } as const

export const companies = scenariosAt(
  { path: '/', customer: ana.customer, calls: { organizations, points, signOut } },
  {
    empresas: {
      isPortrait: true,
      name: 'Cinco empresas, uma sem logotipo',
      shows: ['Empresas', { role: 'link', name: /^Padaria Estrela/ }, '1 ponto', 'M', { absent: 'Buscar empresa' }],
    },
    'empresas-hostis': {
      name: 'Uma empresa de nome hostil',
      changes: [
        data(
          "UPDATE organizations SET listed = 1 WHERE key = 'hostil'; INSERT INTO memberships SELECT sub, 'hostil', 0 FROM seed_customers WHERE label = 'Ana Souza'",
        ),
      ],
      shows: ['<img src=x onerror=alert(1)>', 'Padaria Estrela'],
    },
    'empresas-encontradas': {
      ...wilma,
      name: 'A busca encontra várias empresas',
      steps: [{ fill: 'Buscar empresa', with: 'r' }],
      shows: [/^\d empresas encontradas$/, 'Floricultura Ipê'],
    },
    'nenhuma-encontrada': {
      ...wilma,
      name: 'A busca não encontra nada',
      steps: [{ fill: 'Buscar empresa', with: 'banco' }],
      shows: ['0 empresas encontradas', 'Nenhuma empresa com este nome.'],
    },
    'sem-empresas': {
      customer: 'Bruno Lima',
      name: 'Nenhuma empresa',
      shows: ['Nenhuma empresa disponível', /Quando uma empresa cadastrar o seu telefone, ela aparece aqui\.$/],
    },
  },
)
