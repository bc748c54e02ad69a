import { formatPoints, plural, pointsInWords, pointsWord } from 'shared/points'

/** Every text of this remote. */
export const messages = {
  title: 'Extrato de Pontos',
  loading: 'Carregando seu extrato',
  /** Also said when the statement could not be loaded (spec §8). */
  empty: 'Nenhum registro encontrado.',
  failed: 'Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.',
  howPointsCome: 'Informe seu telefone no caixa a cada compra: os pontos que você ganhar aparecem aqui.',
  toRewards: 'Ver recompensas',
  retry: 'Tentar de novo',
  count: (entries: number) => `${formatPoints(entries)} ${plural(entries, 'lançamento', 'lançamentos')}`,
  notPrinted: (entries: number) =>
    `${plural(entries, 'Falta', 'Faltam')} ${formatPoints(entries)} ${plural(entries, 'lançamento', 'lançamentos')} nesta impressão.`,
  toMonth: 'Ir para o mês',
  chooseMonth: 'Mês',
  earned: (points: number, isLost: boolean) => `${points > 0 && !isLost ? '+' : ''}${formatPoints(points)}`,
  word: pointsWord,
  /** Readings, "Data and display". */
  balanceUnknown: 'Não conseguimos ler seu saldo',
  monthTotal: (points: number, expired: number) =>
    `${pointsInWords(points)}${expired > 0 ? ` ·\u00a0${expired < points ? expiredPoints(expired) : 'todos expirados'}` : ''}`,
  /** The extract lists what was earned, not what is left of it. */
  atMost: (points: number) => `até ${pointsInWords(points)}`,
  filters: { label: 'Lançamentos', all: 'Todos', expiring: 'A expirar', expired: 'Expirados' },
  noneExpiring: 'Você não tem pontos a expirar.',
  noneExpired: 'Nenhum ponto seu expirou até hoje.',
  toAll: 'Ver todos os lançamentos',
  ahead: {
    soon: (points: number) => `${pointsInWords(points)} em até 15 dias`,
    title: (points: number, months: number) =>
      points > 0
        ? `Até ${pointsInWords(points)} ${plural(points, 'expira', 'expiram')} nos próximos ${months} meses`
        : `Nada expira nos próximos ${months} meses`,
    titleHidden: (months: number) => `O que expira nos próximos ${months} meses`,
    list: 'Pontos que expiram em cada mês',
    later: 'Depois',
    note: 'O extrato mostra o que você ganhou. Do que você já trocou, nada expira.',
  },
  earnedOn: 'Ganhos em',
  detail: { time: 'Hora', expiry: 'Validade' },
  noCompany: 'Lançamento',
  noDate: 'Sem data',
  noExpiry: 'Sem data de validade',
} as const

const expiredPoints = (points: number) => `${formatPoints(points)} ${plural(points, 'expirado', 'expirados')}`
