/** How long the counter runs (spec §9). */
const counterDurationMs = 5000

/** Whole points, fast at first, so that the magnitude can be read early; exactly `to` at the end. */
export function counterValue({ from, to, elapsedMs }: { from: number; to: number; elapsedMs: number }): number {
  const progress = Math.max(0, elapsedMs / counterDurationMs)
  if (progress >= 1) return to
  return Math.round(from + (to - from) * (1 - 2 ** (-10 * progress)))
}
