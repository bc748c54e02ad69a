const minuteMs = 60_000

/**
 * Whole minutes that a voucher is valid still, never rounded up: 0 in its last minute, undefined once it has expired (spec §9).
 * Times in epoch milliseconds.
 */
export function remainingMinutes(expiresAtMs: number, nowMs: number): number | undefined {
  const remainingMs = expiresAtMs - nowMs
  return remainingMs > 0 ? Math.floor(remainingMs / minuteMs) : undefined
}
