import { formatPoints, pointsWord } from 'shared/format'

/** Every text of this remote. */
export const messages = {
  home: {
    title: 'Início',
    documentTitle: (organization: string | undefined) => (organization ? `Início · ${organization}` : 'Início'),
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
    authorized: 'Autorizado',
    revoked: 'Revogado',
    failed: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.',
    unavailable: 'Não conseguimos verificar se há pedidos de autorização.',
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
    anotherAccount: 'Acessar outra Conta',
  },
} as const

function within(days: number): string {
  if (days === 0) return 'hoje'
  return days === 1 ? 'até amanhã' : `em até ${days} dias`
}
