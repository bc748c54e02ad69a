import { acceptTerms, data, failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana } from './ana.ts'

const vera = { ...ana, org: 'atacado', customer: 'Vera Matos' } as const
const rewards = { service: 'api', path: '/v1/rewards' } as const
const points = { service: 'api', path: '/v1/user/find/{phone}' } as const

/** The states of the list. */
export const listScenarios: readonly Scenario[] = [
  {
    ...ana,
    slug: 'lista',
    isPortrait: true,
    lines: ['2.37', '8.36', '9.18'],
    name: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
    changes: [acceptTerms('Ana Souza')],
    shows: [
      'Você tem 1.250 pontos para trocar.',
      'Ao seu alcance',
      'Quase lá',
      'Grátis',
      'Você pode resgatar 27 vezes',
      'Recompensa indisponível!',
      'Falta 1 ponto',
      '1.250 de 2.000',
    ],
    inEachOrganization: [{ role: 'heading', name: 'Recompensas' }, /^Você tem [\d.]+ pontos? para trocar\.$/],
  },
  {
    ...ana,
    org: 'nuvem',
    slug: 'poucos-pontos',
    lines: ['9.17'],
    name: 'Nada ao alcance, marca quase branca',
    shows: ['Você tem 1 ponto para trocar.', 'Faltam 59 pontos', { absent: 'Ao seu alcance' }],
  },
  {
    ...ana,
    org: 'mercado-sol',
    slug: 'custo-igual',
    name: 'Custo igual ao saldo, marca amarela',
    shows: ['Você tem 90 pontos para trocar.', 'Você pode resgatar 1 vez', 'Faltam 260 pontos'],
  },
  {
    ...ana,
    org: 'associacao-dos-comerciantes',
    slug: 'nome-longo',
    name: 'Empresa de nome muito longo, tudo ao alcance',
    shows: ['Você tem 5.600 pontos para trocar.', 'Ao seu alcance', { absent: 'Quase lá' }],
  },
  {
    ...ana,
    org: 'hostil',
    slug: 'hostil',
    name: 'Nomes e cores hostis',
    changes: [acceptTerms('Ana Souza')],
    shows: ['<svg onload=alert(3)>', 'Falta 1 ponto'],
  },
  {
    ...ana,
    slug: 'uma-so',
    name: 'Uma só recompensa',
    changes: [data("DELETE FROM reward_companies WHERE reward_id <> '105'; DELETE FROM rewards WHERE id <> '105'")],
    shows: ['Café coado', 'Você pode resgatar 27 vezes', { absent: 'Quase lá' }, { absent: 'Grátis' }],
  },
  {
    ...ana,
    org: 'floricultura',
    customer: 'Wilma Prado',
    slug: 'vazia',
    lines: ['8.35'],
    name: 'Nenhuma recompensa',
    shows: ['Nehuma recompensa encontrada.', 'Você tem 0 pontos para trocar.'],
  },
  {
    ...vera,
    slug: 'centenas',
    name: 'Quinhentas recompensas, com busca',
    shows: ['500 recompensas', 'Você tem 18.400 pontos para trocar.', 'Só o que posso resgatar'],
  },
  {
    ...vera,
    path: '/{org}/rewards?busca=cafe',
    slug: 'busca',
    name: 'Busca por “cafe”, sem acento',
    shows: ['50 de 500 recompensas', 'Café torrado, uma unidade', { field: 'Buscar recompensa', holds: 'cafe' }],
  },
  {
    ...vera,
    path: '/{org}/rewards?ao-alcance=1',
    slug: 'ao-alcance',
    name: 'Só o que os pontos pagam',
    shows: ['488 de 500 recompensas', 'Pão de forma, uma unidade', { absent: 'Recompensa indisponível!' }],
  },
  {
    ...vera,
    path: '/{org}/rewards?busca=navio',
    slug: 'nada-encontrado',
    name: 'Busca que nada encontra',
    shows: ['Nenhuma recompensa encontrada para “navio”.', 'Mostrar todas', '0 de 500 recompensas'],
  },
  {
    ...vera,
    path: '/{org}/rewards?busca=navio&ao-alcance=1',
    slug: 'nada-encontrado-ao-alcance',
    name: 'Busca que nada encontra, só ao alcance',
    shows: ['Nenhuma recompensa encontrada para “navio” ao alcance dos seus pontos.', 'Mostrar todas'],
  },
  {
    ...vera,
    path: '/{org}/rewards?ao-alcance=1',
    customer: 'Wilma Prado',
    slug: 'nada-ao-alcance',
    name: 'Só o que os pontos pagam: nada',
    shows: ['Nenhuma recompensa está ao alcance dos seus pontos por enquanto.', 'Mostrar todas'],
  },
  {
    ...ana,
    path: '/{org}/rewards?recompensa=0',
    slug: 'nao-existe',
    name: 'Um endereço de uma recompensa que não existe',
    shows: ['Esta recompensa não está mais disponível. Veja as outras.', 'Ao seu alcance'],
  },
  {
    ...ana,
    slug: 'carregando',
    name: 'As recompensas não chegam',
    changes: [fault(rewards, hang)],
    shows: ['Carregando as recompensas', 'Você tem 1.250 pontos para trocar.'],
  },
  {
    ...ana,
    slug: 'saldo-carregando',
    name: 'O saldo não chega',
    changes: [fault(points, hang)],
    shows: [
      'Café coado',
      { absent: 'Você tem 1.250 pontos para trocar.' },
      { absent: 'Seu saldo não está disponível agora.' },
    ],
  },
  {
    ...ana,
    slug: 'saldo-desconhecido',
    name: 'O saldo não veio',
    changes: [fault(points, failure)],
    shows: ['Seu saldo não está disponível agora.', 'Café coado', { absent: 'Ao seu alcance' }],
  },
]
