let reais: Intl.NumberFormat | undefined

/** Formats an amount in cents: `R$ 1.234,50`, with the no-break space of Intl (spec §5). */
export function formatMoney(amountCents: number): string {
  // Made on first use, for which date-time.ts gives the reason.
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return reais.format(amountCents / 100)
}
