import { plural, pointsInWords } from 'shared/points'

/** The texts of the counter's screen, beside those of home. */
export const tillMessages = {
  title: 'No caixa',
  leave: 'Fechar',
  customer: (firstName: string) => `Cliente: ${firstName}`,
  tellNumber: 'Informe este número no caixa',
  vouchers: 'Meus vouchers',
  generateAnother: 'Gerar outro',
  expired: 'Este voucher expirou. Você pode gerar outro em Recompensas.',
  otherRequests: (count: number) => `Mais ${count} ${plural(count, 'pedido', 'pedidos')}`,
  newTotal: (points: number) => `Agora você tem ${pointsInWords(points)}.`,
  /** A reward's voucher among others of it. */
  inShop: (reward: string, company: string) => `${reward} ·\u00a0${company}`,
  qrCode: 'QR Code do voucher',
  redeemAt: (company: string) => `Troque em ${company}`,
} as const
