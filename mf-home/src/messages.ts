import { formatPoints, pointsWord } from 'shared/format'

/** Every text of this remote. */
export const messages = {
  home: {
    title: 'Início',
    loading: 'Verificando pedidos e recompensas',
  },
  points: {
    unknown: '...',
    loading: 'Carregando seus pontos',
    word: pointsWord,
    total: (points: number) => `${formatPoints(points)} ${pointsWord(points)}`,
    expiring: (points: number, lastDay: number) =>
      `${formatPoints(points)} ${pointsWord(points)} ${points === 1 ? 'expira' : 'expiram'} ${within(lastDay)}`,
    nothingExpires: 'Nada expira nos próximos 15 dias',
    outdated: 'Pode estar desatualizado',
    retry: 'Atualizar',
  },
  intents: {
    title: 'Pedidos de autorização',
    noReason: 'Autorização solicitada',
    code: 'Código',
    deny: 'Negar',
    authorize: 'Autorizar',
    outcomes: { authorized: 'Autorizado', revoked: 'Revogado', closed: 'Encerrado' },
    arrived: 'Chegou um pedido de autorização.',
    failed: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.',
    unavailable: 'Não conseguimos verificar se há pedidos de autorização.',
    retry: 'Tentar de novo',
  },
  nextReward: {
    title: 'Próxima recompensa',
    missing: (points: number) => (points === 1 ? 'Falta 1 ponto' : `Faltam ${formatPoints(points)} pontos`),
    progress: 'Seus pontos para esta recompensa',
    share: (points: number, cost: number) => `${formatPoints(points)} de ${formatPoints(cost)}`,
    allAffordable: 'Seus pontos já alcançam todas as recompensas.',
    choose: 'Escolher a minha',
    none: 'Ainda não há recompensas por aqui. Continue juntando pontos: elas aparecem assim que chegarem.',
    pointsUnknown: 'Sem o seu saldo não sabemos qual é a próxima. Seus pontos estão seguros.',
    seeAll: 'Ver recompensas',
    failed: 'Não conseguimos buscar as recompensas. Seus pontos estão seguros.',
    retry: 'Tentar de novo',
  },
  shortcuts: {
    label: 'Atalhos',
    statement: 'Extrato de Pontos',
    rewards: 'Recompensas',
  },
  companies: {
    title: 'Empresas',
    loading: 'Carregando suas empresas',
    failed: 'Não foi possível buscar suas empresas',
    failedExplanation: 'Seus pontos estão seguros. Verifique a conexão e tente de novo.',
    none: 'Nenhuma empresa disponível',
    noneYet: 'Quando uma empresa cadastrar o seu telefone, ela aparece aqui.',
    search: 'Buscar empresa',
    found: (count: number) => (count === 1 ? '1 empresa encontrada' : `${count} empresas encontradas`),
    notFound: 'Nenhuma empresa com este nome.',
    anotherAccount: 'Acessar outra Conta',
  },
} as const

function within(days: number): string {
  if (days === 0) return 'hoje'
  return days === 1 ? 'até amanhã' : `em até ${days} dias`
}
