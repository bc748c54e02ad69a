/** An instant as `22/11/2026, 14:30` on São Paulo's clock, for whoever reads it elsewhere. */
export const formatDateTime = (epochMs: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }).format(epochMs)
