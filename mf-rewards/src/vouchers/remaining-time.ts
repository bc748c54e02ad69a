const minuteMs = 60_000

/** Whole minutes, never rounded up: 0 in the last one, undefined once it has expired (spec §9). */
export function remainingMinutes(expiresAtMs: number, nowMs: number): number | undefined {
  const remainingMs = expiresAtMs - nowMs
  return remainingMs > 0 ? Math.floor(remainingMs / minuteMs) : undefined
}
