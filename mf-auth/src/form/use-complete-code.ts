import { useState } from 'react'
import { codeDigits } from 'shared/format'
import { completesCode } from '../flow/complete-code.ts'
import type { VerificationChannel } from '../flow/flow.ts'

/**
 * Lets a form send a complete code without a press, each code once: one that was refused is never sent again by itself.
 * @param sent the channels that were asked for a code, the last one at the end
 */
export function useCompleteCode(sent: readonly VerificationChannel[]) {
  const [tried] = useState(() => new Set<string>())
  return {
    isCompletedBy: ({ code }: { readonly code: string }, former: { readonly code: string }) =>
      completesCode(code, former.code, sent) && !tried.has(codeDigits(code)),
    /** Called with each code that is sent. */
    onSent: (code: string) => void tried.add(codeDigits(code)),
  }
}
