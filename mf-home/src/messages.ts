import { formatPoints, plural, pointsInWords } from 'shared/points'
import { remainingWords } from 'shared/vouchers'

/** The texts of home. */
export const messages = {
  home: {
    title: 'Início',
    heading: (organization = '') => (organization ? `Início, ${organization}` : 'Início'),
    loading: 'Verificando pedidos e recompensas',
  },
  points: {
    unknown: '...',
    hidden: '••••',
    hide: 'Ocultar saldo',
    show: 'Mostrar saldo',
    loading: 'Carregando seus pontos',
    expiring: (points: number, day: string) => `${pointsInWords(points)} ${plural(points, 'expira', 'expiram')} ${day}`,
    expiringWithin: (points: number, days: number) => `${formatPoints(points)} ${within(days)}`,
    expiringHidden: (day: string) => `Pontos expiram ${day}`,
    /** What the points that expire first pay for. */
    tradable: (reward: string) => `Dá para trocar por: ${reward}`,
    sinceLastVisit: 'desde a última visita',
    nothingExpires: 'Nada expira nos próximos 15 dias',
    howTheyCome: 'Informe seu telefone no caixa a cada compra e junte pontos.',
    outdated: 'Pode estar desatualizado',
    unread: 'Não conseguimos ler seu saldo',
    retry: 'Atualizar',
  },
  voucher: {
    validity: (minutes: number) => `Válido por ${minutes === 0 ? '' : 'mais '}${remainingWords(minutes)}`,
    showAtTill: (count: number) => `Mostrar no caixa${count > 1 ? ` (${count}\u00a0vouchers)` : ''}`,
    atTill: 'No caixa',
  },
  welcome: {
    title: (name = '', points: number) => `Boas-vindas${name && `, ${name}`}. Você ganhou ${pointsInWords(points)}`,
    already: 'Já dá para trocar por:',
  },
  intents: {
    title: 'Pedidos de autorização',
    meaning: 'Não reconhece? Negue.',
    noneNow: 'Nenhum pedido de autorização',
    waiting: (count: number) => `${count} ${plural(count, 'pedido', 'pedidos')} de autorização`,
    show: 'Ver',
    new: 'Novo',
    showNew: 'Ver pedido novo',
    noReason: 'Autorização solicitada',
    code: 'Código',
    codeMeaning: 'Autorize só se o caixa mostrar este código.',
    decisions: { revoked: 'Negar', authorized: 'Autorizar' },
    offline: (decision: 'authorized' | 'revoked') =>
      `Nada foi ${decision === 'revoked' ? 'negado' : 'autorizado'}: sem conexão.`,
    outcomes: { authorized: 'Autorizado', revoked: 'Revogado', closed: 'Encerrado' },
    arrived: 'Chegou um pedido de autorização.',
    failed: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.',
    unavailable: 'Não conseguimos verificar se há pedidos de autorização.',
    retry: 'Tentar de novo',
  },
  withinReach: {
    title: 'Você já pode trocar',
    seeAll: 'Ver todas',
  },
  nextReward: {
    title: 'Próxima recompensa',
    progress: 'Seus pontos para esta recompensa',
    allAffordable: 'Seus pontos já alcançam todas as recompensas.',
    choose: 'Escolher a minha',
    none: 'Ainda não há recompensas por aqui. Continue juntando pontos: elas aparecem assim que chegarem.',
    pointsUnknown: 'Sem o seu saldo não sabemos qual é a próxima. Seus pontos estão seguros.',
    seeAll: 'Ver recompensas',
    failed: 'Não conseguimos buscar as recompensas. Seus pontos estão seguros.',
    retry: 'Tentar de novo',
  },
  lastPoints: {
    title: 'Últimos pontos',
    noCompany: 'Lançamento',
    earned: (points: number) => `${points > 0 ? '+' : ''}${pointsInWords(points)}`,
    seeAll: 'Ver extrato',
  },
  shortcuts: {
    label: 'Atalhos',
    statement: 'Extrato de Pontos',
    rewards: 'Recompensas',
  },
} as const

const within = (days: number): string => (days === 1 ? 'até amanhã' : `em até ${days} dias`)
