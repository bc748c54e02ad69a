/** What a probe found: a field of the configuration works, or does not and how to mend it; or an answer that says neither. */
export interface Finding {
  readonly verdict: 'well' | 'wrong' | 'could not tell'
  readonly field: string
  readonly text: string
}

/** Findings about a field. */
export const about = (field: string) => ({
  well: (text: string): Finding => ({ verdict: 'well', field, text }),
  wrong: (text: string): Finding => ({ verdict: 'wrong', field, text }),
  /** @param answer in one line */
  unknown: (answer: string): Finding => ({ verdict: 'could not tell', field, text: answer.replaceAll(/\s+/g, ' ') }),
})

/** How long an answer may take. */
export const answerMs = 15_000

/** Asks an address. @returns the answer, or a finding about the field that named the address */
export async function ask(field: string, url: string | URL, request: RequestInit = {}): Promise<Response | Finding> {
  try {
    return await fetch(url, { redirect: 'manual', ...request, signal: AbortSignal.timeout(answerMs) })
  } catch (failure) {
    const { code, message }: NodeJS.ErrnoException = (failure as { cause?: Error }).cause ?? (failure as Error)
    const { host } = new URL(url)
    if (code === 'ENOTFOUND') return about(field).wrong(`there is no host ${host}`)
    return about(field).unknown(`${host}: ${message}`)
  }
}

export const isFinding = (answer: Response | Finding): answer is Finding => 'verdict' in answer
