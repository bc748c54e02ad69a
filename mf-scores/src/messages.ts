import { formatPoints, pointsWord } from 'shared/format'

/** Every text of this remote. */
export const messages = {
  title: 'Extrato de Pontos',
  loading: 'Carregando seu extrato',
  /** Also said when the statement could not be loaded (spec §8). */
  empty: 'Nenhum registro encontrado.',
  failed: 'Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.',
  howPointsCome: 'Diga seu telefone no caixa a cada compra: os pontos que você ganhar aparecem aqui.',
  toRewards: 'Ver recompensas',
  retry: 'Tentar de novo',
  count: (entries: number) => (entries === 1 ? '1 lançamento' : `${formatPoints(entries)} lançamentos`),
  toMonth: 'Ir para o mês',
  chooseMonth: 'Escolha um mês',
  earned: (points: number) => `${points > 0 ? '+' : ''}${formatPoints(points)}`,
  word: pointsWord,
  monthTotal: (points: number, expired: number) =>
    `${inPoints(points)}${expired > 0 ? ` · ${expired < points ? expiredPoints(expired) : 'todos expirados'}` : ''}`,
  /** The extract lists what was earned, not what is left of it. */
  atMost: (points: number) => `até ${inPoints(points)}`,
  filters: { label: 'Lançamentos', all: 'Todos', expiring: 'A expirar', expired: 'Expirados' },
  noneExpiring: 'Você não tem pontos a expirar.',
  noneExpired: 'Nenhum ponto seu expirou até hoje.',
  toAll: 'Ver todos os lançamentos',
  ahead: {
    title: (points: number, months: number) =>
      points > 0
        ? `Até ${inPoints(points)} ${points === 1 ? 'expira' : 'expiram'} nos próximos ${months} meses`
        : `Nada expira nos próximos ${months} meses`,
    list: 'Pontos que expiram em cada mês',
    later: 'Depois',
    note: 'O extrato mostra o que você ganhou. Do que você já trocou, nada expira.',
  },
  earnedOn: 'Ganhos em',
  noCompany: 'Lançamento',
  noDate: 'Sem data',
  noExpiry: 'Sem data de validade',
} as const

function inPoints(points: number): string {
  return `${formatPoints(points)} ${pointsWord(points)}`
}

function expiredPoints(points: number): string {
  return `${formatPoints(points)} ${points === 1 ? 'expirado' : 'expirados'}`
}
