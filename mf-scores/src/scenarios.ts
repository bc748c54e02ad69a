import type { Scenario } from 'shared/isolation'
import ScoresScreen from './ScoresScreen.tsx'

/** The states of this remote's screen, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  { slug: 'lancamentos', name: 'Extrato cheio', path: '/padaria/scores', customer: 'Ana Souza', screen: ScoresScreen },
  { slug: 'curto', name: 'Extrato curto, marca quase branca', path: '/nuvem/scores', customer: 'Ana Souza', screen: ScoresScreen },
  { slug: 'marca-clara', name: 'Extrato com marca amarela', path: '/mercado-sol/scores', customer: 'Ana Souza', screen: ScoresScreen },
  {
    slug: 'associacao',
    name: 'Extrato de uma empresa de nome longo',
    path: '/associacao-dos-comerciantes/scores',
    customer: 'Ana Souza',
    screen: ScoresScreen,
  },
  { slug: 'vazio', name: 'Extrato vazio', path: '/padaria/scores', customer: 'Bruno Lima', screen: ScoresScreen },
]
