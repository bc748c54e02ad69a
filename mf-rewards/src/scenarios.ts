import type { Scenario } from 'shared/isolation'
import RewardsScreen from './RewardsScreen.tsx'
import { voucherScenarios } from './vouchers/scenarios.ts'

const rewards = (slug: string, name: string, key: string, customer: string): Scenario => ({
  slug,
  name,
  path: `/${key}/rewards`,
  customer,
  screen: RewardsScreen,
})

/** The states in which this remote is looked at alone; customers and organisations are the local platform's. */
export const scenarios: readonly Scenario[] = [
  rewards('lista', 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto', 'padaria', 'Ana Souza'),
  rewards('poucos-pontos', 'Quase nada ao alcance, cor quase branca', 'nuvem', 'Ana Souza'),
  rewards('custo-igual', 'Custo igual ao saldo, cor amarela', 'mercado-sol', 'Ana Souza'),
  rewards('nome-longo', 'Organização de nome muito longo', 'associacao-dos-comerciantes', 'Ana Souza'),
  rewards('hostil', 'Nomes e cores hostis', 'hostil', 'Ana Souza'),
  {
    slug: 'falha',
    name: 'As recompensas não vieram',
    path: '/padaria/rewards',
    customer: 'Ana Souza',
    screen: RewardsScreen,
    fault: { address: '/rewards', effect: 'status; status=500' },
  },
  ...voucherScenarios,
]
