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
  qrCode: 'QR Code do voucher',
  redeemAt: (company: string) => `Troque em ${company}`,
} as const
