import type { Scenario } from 'shared/isolation'
import CompaniesScreen from './CompaniesScreen.tsx'
import HomeScreen from './HomeScreen.tsx'

/** The states of this remote's screens, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  { slug: 'inicio', name: 'Início com pontos e pedidos', path: '/padaria', customer: 'Ana Souza', screen: HomeScreen },
  { slug: 'um-ponto', name: 'Início com um ponto, marca quase branca', path: '/nuvem', customer: 'Ana Souza', screen: HomeScreen },
  { slug: 'marca-clara', name: 'Início com marca amarela', path: '/mercado-sol', customer: 'Ana Souza', screen: HomeScreen },
  {
    slug: 'pedido-longo',
    name: 'Início com um pedido de motivo longo',
    path: '/associacao-dos-comerciantes',
    customer: 'Ana Souza',
    screen: HomeScreen,
  },
  { slug: 'sem-pedidos', name: 'Início sem pedidos', path: '/cafe-central', customer: 'Carla Dias', screen: HomeScreen },
  { slug: 'sem-pontos', name: 'Início de quem não tem pontos', path: '/padaria', customer: 'Bruno Lima', screen: HomeScreen },
  { slug: 'empresas', name: 'Cinco empresas', path: '/', customer: 'Ana Souza', screen: CompaniesScreen },
  { slug: 'uma-empresa', name: 'Uma empresa', path: '/', customer: 'Carla Dias', screen: CompaniesScreen },
  { slug: 'sem-empresas', name: 'Nenhuma empresa', path: '/', customer: 'Bruno Lima', screen: CompaniesScreen },
]
