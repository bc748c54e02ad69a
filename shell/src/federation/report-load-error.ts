import type { LoadError } from './load-error.ts'

/** Reports a failed screen to the console, where support and tests read it. Holds nothing personal. */
export function reportLoadError({ remote, screen, phase, cause, detail }: LoadError): void {
  console.warn(`[federation] ${remote}/${screen}: ${cause} in phase ${phase}. ${detail}`)
}
