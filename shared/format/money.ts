import { onFirstUse } from './on-first-use.ts'

const reais = onFirstUse(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))

/** An amount in cents as `R$ 1.234,50`, with the no-break space of Intl (spec §5, Display). */
export function formatMoney(amountCents: number): string {
  return reais().format(amountCents / 100)
}
