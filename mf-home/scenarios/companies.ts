import { ana, data, scenariosAt, type Scenario } from 'shared/scenarios'
import { calls } from './at-home.ts'

const list = {
  path: '/',
  customer: ana.customer,
  calls: { organizations: calls.organizations, points: calls.points },
} as const
const wilma = { path: '/', customer: 'Wilma Prado' } as const

export const anotherAccount = 'Acessar outra Conta'

export const companies: readonly Scenario[] = [
  ...scenariosAt(list, {
    empresas: {
      isPortrait: true,
      lines: ['2.42', '2.43'],
      name: 'Cinco empresas, uma sem logotipo',
      shows: [
        'Empresas',
        'Padaria Estrela',
        '1.250 pontos',
        'Nuvem Lavanderia',
        '1 ponto',
        'Mercado Sol',
        'M',
        { absent: 'Buscar empresa' },
        { role: 'link', name: /^Padaria Estrela/ },
        { role: 'button', name: anotherAccount },
      ],
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
  }),
  ...scenariosAt(wilma, {
    'muitas-empresas': {
      name: 'Dez empresas, com busca',
      shows: ['Buscar empresa', 'Floricultura Ipê', 'Cine Avenida'],
    },
    'empresa-encontrada': {
      name: 'A busca encontra uma empresa',
      steps: [{ fill: 'Buscar empresa', with: 'ipe' }],
      shows: ['1 empresa encontrada', 'Floricultura Ipê', { absent: 'Cine Avenida' }],
    },
    'empresas-encontradas': {
      name: 'A busca encontra várias empresas',
      steps: [{ fill: 'Buscar empresa', with: 'r' }],
      shows: [/^\d empresas encontradas$/, 'Floricultura Ipê'],
    },
    'nenhuma-encontrada': {
      name: 'A busca não encontra nada',
      steps: [{ fill: 'Buscar empresa', with: 'banco' }],
      shows: ['0 empresas encontradas', 'Nenhuma empresa com este nome.'],
    },
  }),
  ...scenariosAt(list, {
    'uma-empresa': {
      customer: 'Carla Dias',
      name: 'Uma empresa',
      calls: { revocation: calls.revocation },
      // A call that is still under way when she leaves would find the tokens erased, and the page is signed out at once.
      steps: [{ see: '75 pontos' }],
      shows: ['Café Central', '75 pontos', { absent: 'Padaria Estrela' }],
    },
    'sem-empresas': {
      customer: 'Bruno Lima',
      lines: ['2.44'],
      name: 'Nenhuma empresa',
      shows: [
        'Nenhuma empresa disponível',
        /Quando uma empresa cadastrar o seu telefone, ela aparece aqui\.$/,
        anotherAccount,
      ],
    },
  }),
]
