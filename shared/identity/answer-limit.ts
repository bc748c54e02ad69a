let limitMs = 15_000

/** How long an answer may take: the identity client itself would wait for ever. */
export function limitAnswers(timeoutMs: number): void {
  limitMs = timeoutMs
}

/** The answer, or a rejection named `TimeoutError` in its place. What was asked goes on, unheard. */
export async function withinLimit<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The identity provider gave no answer', 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
