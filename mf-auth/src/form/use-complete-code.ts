import { useState } from 'react'
import { codeDigits } from 'shared/format'
import { completesCode } from '../flow/verification-channel.ts'
import type { VerificationChannel } from '../flow/flow.ts'

/** Lets a form send a complete code without a press, each code once. @param sent as for {@link completesCode} */
export function useCompleteCode(sent: readonly VerificationChannel[]) {
  const [tried] = useState(() => new Set<string>())
  return {
    isCompletedBy: ({ code }: { readonly code: string }, former: { readonly code: string }) =>
      completesCode(code, former.code, sent) && !tried.has(codeDigits(code)),
    onSent: (code: string) => void tried.add(codeDigits(code)),
  }
}
