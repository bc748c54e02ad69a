import type { Scenario } from 'shared/isolation'
import RewardsScreen from './RewardsScreen.tsx'
import { voucherScenarios } from './vouchers/scenarios.ts'

const rewards = (slug: string, name: string, key: string, customer: string, rest?: Pick<Scenario, 'fault' | 'prepare'>): Scenario => ({
  slug,
  name,
  path: `/${key}/rewards`,
  customer,
  screen: RewardsScreen,
  ...rest,
})

/** Begins as if the address had also said what to look for. */
const searching = (query: string) => () => history.replaceState(undefined, '', `${location.href}&${query}`)

/** The states in which this remote is looked at alone; customers and organisations are the local platform's. */
export const scenarios: readonly Scenario[] = [
  rewards('lista', 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto', 'padaria', 'Ana Souza'),
  rewards('poucos-pontos', 'Quase nada ao alcance, cor quase branca', 'nuvem', 'Ana Souza'),
  rewards('custo-igual', 'Custo igual ao saldo, cor amarela', 'mercado-sol', 'Ana Souza'),
  rewards('nome-longo', 'Organização de nome muito longo', 'associacao-dos-comerciantes', 'Ana Souza'),
  rewards('hostil', 'Nomes e cores hostis', 'hostil', 'Ana Souza'),
  rewards('centenas', 'Quinhentas recompensas', 'atacado', 'Vera Matos'),
  rewards('busca', 'Busca por “cafe”, sem acento', 'atacado', 'Vera Matos', { prepare: searching('busca=cafe') }),
  rewards('ao-alcance', 'Só o que os pontos pagam', 'atacado', 'Vera Matos', { prepare: searching('ao-alcance=1') }),
  rewards('nada-encontrado', 'Busca que nada encontra', 'atacado', 'Vera Matos', { prepare: searching('busca=navio') }),
  rewards('aberta', 'Um endereço com uma recompensa aberta', 'padaria', 'Ana Souza', { prepare: searching('recompensa=105') }),
  rewards('nao-existe', 'Um endereço de uma recompensa que não existe', 'padaria', 'Ana Souza', { prepare: searching('recompensa=0') }),
  rewards('carregando', 'As recompensas não chegam', 'padaria', 'Ana Souza', { fault: { address: '/v1/rewards', effect: 'hang' } }),
  rewards('falha', 'As recompensas não vieram', 'padaria', 'Ana Souza', { fault: { address: '/v1/rewards', effect: 'status; status=500' } }),
  rewards('saldo-desconhecido', 'O saldo não veio', 'padaria', 'Ana Souza', { fault: { address: '/user/find/', effect: 'status; status=500' } }),
  ...voucherScenarios,
]
