const minuteMs = 60_000

/**
 * What is left of a voucher, as `23 h 59 min`, never rounded up; `undefined` once it has expired (spec §9). The last minute
 * is said in words, so that a valid voucher never shows a zero.
 */
export function formatRemaining(expiresAt: Date, now: Date): string | undefined {
  const remainingMs = expiresAt.getTime() - now.getTime()
  if (!(remainingMs > 0)) return undefined
  const minutes = Math.floor(remainingMs / minuteMs)
  if (minutes === 0) return 'menos de 1 minuto'
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
