import type { Scenario } from 'shared/isolation'
import { paths, type StatementFilter } from 'shared/router'
import ScoresScreen from './ScoresScreen.tsx'

const statement = (slug: string, name: string, key: string, customer: string, fault?: Scenario['fault'], filter?: StatementFilter): Scenario => ({
  slug,
  name,
  path: paths.scores(key, filter),
  customer,
  screen: ScoresScreen,
  ...(fault && { fault }),
})

/** The states of this remote's screen, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  statement('lancamentos', 'Extrato cheio', 'padaria', 'Ana Souza'),
  statement('milhares', 'Extrato de cinco mil lançamentos', 'atacado', 'Vera Matos'),
  statement('curto', 'Extrato curto, marca quase branca', 'nuvem', 'Ana Souza'),
  statement('marca-clara', 'Extrato com marca amarela', 'mercado-sol', 'Ana Souza'),
  statement('associacao', 'Extrato de uma empresa de nome longo', 'associacao-dos-comerciantes', 'Ana Souza'),
  statement('a-expirar', 'O que expira, mês a mês', 'padaria', 'Ana Souza', undefined, 'a-expirar'),
  statement('a-expirar-curto', 'O que expira, marca quase branca', 'nuvem', 'Ana Souza', undefined, 'a-expirar'),
  statement('a-expirar-milhares', 'O que expira, de cinco mil lançamentos', 'atacado', 'Vera Matos', undefined, 'a-expirar'),
  statement('expirados', 'O que expirou', 'padaria', 'Ana Souza', undefined, 'expirados'),
  statement('vazio', 'Extrato vazio', 'padaria', 'Bruno Lima'),
  statement('carregando', 'Extrato que não chega', 'padaria', 'Ana Souza', { address: '/score/extract/', effect: 'hang' }),
  statement('falha', 'O extrato não veio', 'padaria', 'Ana Souza', { address: '/score/extract/', effect: 'status; status=500' }),
]
