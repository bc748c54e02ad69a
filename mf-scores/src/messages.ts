import { formatPoints, pointsWord } from 'shared/format'

/** Every text of this remote. */
export const messages = {
  title: 'Extrato de Pontos',
  documentTitle: (organization: string | undefined) =>
    organization ? `Extrato de Pontos · ${organization}` : 'Extrato de Pontos',
  loading: 'Carregando seu extrato',
  empty: 'Nenhum registro encontrado.',
  toRewards: 'Ver recompensas',
  retry: 'Tentar de novo',
  count: (entries: number) => (entries === 1 ? '1 lançamento' : `${formatPoints(entries)} lançamentos`),
  earned: (points: number) => `${points > 0 ? '+' : ''}${formatPoints(points)}`,
  word: pointsWord,
  monthTotal: (points: number) => `${formatPoints(points)} ${pointsWord(points)}`,
  noCompany: 'Lançamento',
  shown: (shown: number, all: number) => `Mostrando ${formatPoints(shown)} de ${formatPoints(all)}`,
  more: 'Mostrar mais',
} as const
