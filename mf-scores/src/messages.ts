import { formatPoints, pointsWord } from 'shared/format'

/** Every text of this remote. */
export const messages = {
  title: 'Extrato de Pontos',
  loading: 'Carregando seu extrato',
  /** Also said when the statement could not be loaded (spec §8). */
  empty: 'Nenhum registro encontrado.',
  failed: 'Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.',
  toRewards: 'Ver recompensas',
  retry: 'Tentar de novo',
  count: (entries: number) => (entries === 1 ? '1 lançamento' : `${formatPoints(entries)} lançamentos`),
  toMonth: 'Ir para o mês',
  chooseMonth: 'Escolha um mês',
  earned: (points: number) => `${points > 0 ? '+' : ''}${formatPoints(points)}`,
  word: pointsWord,
  monthTotal: (points: number) => `${formatPoints(points)} ${pointsWord(points)}`,
  noCompany: 'Lançamento',
  noDate: 'Sem data',
  noExpiry: 'Sem data de validade',
} as const
