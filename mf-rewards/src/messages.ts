import { formatMoney } from 'shared/format'
import { formatPoints, plural, pointsInWords } from 'shared/points'
import { costInWords, missingInWords, shareInWords } from 'shared/rewards'
import { remainingWords, type SeenVoucher } from 'shared/vouchers'

type VoucherInWords = Pick<SeenVoucher, 'rewardName' | 'companyName' | 'code' | 'expiryAt'>

/** An instant as `22/11/2026, 14:30` on São Paulo's clock, for whoever reads it elsewhere. */
const formatDateTime = (epochMs: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }).format(
    epochMs,
  )

/** Every text of this remote. */
export const messages = {
  title: 'Recompensas',
  loading: 'Carregando as recompensas',
  balance: (points: number) => `Você tem ${pointsInWords(points)} para trocar.`,
  balanceUnknown: 'Seu saldo não está disponível agora.',
  cost: costInWords,
  value: (reais: number) => `vale ${formatMoney(reais * 100)}`,
  redemptions: (times: number) => `Você pode resgatar ${formatPoints(times)} ${plural(times, 'vez', 'vezes')}`,
  redeemable: 'Você pode resgatar',
  missing: missingInWords,
  sections: {
    withinReach: 'Ao seu alcance',
    ahead: 'Quase lá',
    farAhead: 'Faltam pontos',
    unavailable: 'Indisponíveis agora',
  },
  share: shareInWords,
  /** For an address whose reward is not there. */
  gone: 'Esta recompensa não está mais disponível. Veja as outras.',
  /** Spec §8. */
  failed: 'Erro ao buscar as recompensas. Atualize a página e tente novamente',
  failedReassurance: 'Seus pontos continuam guardados.',
  /** With the specification's own spelling (spec §8). */
  none: 'Nehuma recompensa encontrada.',
  search: 'Buscar recompensa',
  clearSearch: 'Limpar busca',
  withinReach: 'Só o que posso trocar',
  order: { label: 'Ordem', byCost: 'Por custo', byValue: 'Por valor' },
  found: (found: number, all: number) =>
    `${found === all ? '' : `${formatPoints(found)} de `}${formatPoints(all)} ${plural(all, 'recompensa', 'recompensas')}`,
  noneFound: (search: string, withinReach: boolean) =>
    `Nenhuma recompensa encontrada para “${search}”${withinReach ? ' ao alcance dos seus pontos' : ''}.`,
  noneWithinReach: 'Nenhuma recompensa está ao alcance dos seus pontos por enquanto.',
  showAll: 'Mostrar todas',
  unavailable: 'Recompensa indisponível!',
  unavailableHint: 'Nenhuma empresa oferece esta recompensa no momento. Volte mais tarde para conferir.',

  vouchers: {
    title: 'Meus vouchers',
    explanation: 'Aqui ficam os vouchers deste aparelho até expirarem, também sem internet.',
    none: 'Você não tem vouchers válidos neste aparelho. Abra uma recompensa para gerar um novo ou ver o que você gerou em outro aparelho.',
    toRewards: 'Ver recompensas',
  },

  voucher: {
    companyLegend: 'Em que loja você vai trocar?',
    companyHint: 'O voucher vale na loja escolhida.',
    companyOnly: 'Troque em',
    redeemAt: (company: string) => `Troque em ${company}`,
    otherCompany: 'Escolher outra loja',
    searching: 'Procurando um voucher já gerado',
    searchFailed: 'Não foi possível consultar seus vouchers. Um que já foi gerado continua valendo.',
    searchAgain: 'Tentar de novo',
    /** Spec §8. */
    requestFailed: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.',
    invitation: 'Seu código aparece aqui e vale por 24 horas.',
    tooEarly: 'Seu código vale por 24 horas. Gere quando tiver os pontos.',
    generate: 'Gerar voucher',
    generating: 'Gerando o voucher',
    generatingNow: 'Estamos gerando o seu voucher. Se você sair, ele continua e aparece aqui depois.',
    confirming: 'Conferindo o voucher',
    confirmingNow: 'Estamos conferindo se o seu voucher foi gerado. Leva poucos segundos.',
    undecided:
      'A resposta não chegou, e o voucher pode ter sido gerado. Se você gerar mesmo assim, pode ficar com dois.',
    generateAnyway: 'Gerar mesmo assim',
    noConnection: 'Você está sem conexão. Tente de novo assim que ela voltar.',
    takesNothing: 'Gerar não gasta pontos: eles só saem na troca.',
    takenLater: 'Os pontos são descontados na troca.',
    left: (points: number) => `Depois da troca: ${pointsInWords(points)}`,
    undecidedToast: 'Não sabemos se o seu voucher foi gerado. Abra a recompensa de novo para conferir.',
    chooseCompany: 'Escolha primeiro uma loja.',
    expired: 'O voucher anterior expirou. Você pode gerar outro.',
    failed: 'Tente de novo: se o voucher já tiver sido gerado, ele aparece aqui.',
    ready: 'Voucher pronto',
    code: 'Seu código',
    remaining: (minutes: number) => `Válido por ${minutes === 0 ? '' : 'mais '}${remainingWords(minutes)}`,
    qrCode: 'QR Code do voucher',
    showAtTill: 'Mostrar no caixa',
    share: 'Compartilhar',
    shared: ({ rewardName, companyName, code, expiryAt }: VoucherInWords) =>
      `Voucher de ${rewardName} em ${companyName}: ${code}. Válido até ${formatDateTime(expiryAt)}.`,
    shareFailed: 'Não foi possível compartilhar. Copie o código.',
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'Não foi possível copiar. Toque no código para selecioná-lo.',
    /** Spec §9. */
    noGuarantee: 'O voucher não garante a troca: é preciso ter pontos suficientes e haver estoque na hora.',
  },
} as const
