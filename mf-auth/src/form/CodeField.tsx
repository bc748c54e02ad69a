import { useState, type ComponentProps } from 'react'
import { FormattedField } from 'shared/ui'
import type { VerificationChannel } from '../flow/flow.ts'
import { completesCode } from '../flow/verification-channel.ts'
import { laterMessages } from '../later-messages.ts'
import { codeDigits, codeText } from './code.ts'

/** A confirmation code. It is one field, so pasting and the phone's autofill work. A pasted message leaves its code; any other text stays as typed. */
export function CodeField(props: Omit<ComponentProps<typeof FormattedField>, 'format' | 'label'>) {
  return (
    <FormattedField
      label={laterMessages.fields.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      format={codeText}
      height="16"
      textStyle="number"
      fontSize="2xl"
      letterSpacing="0.3em"
      textAlign="center"
      textIndent="0.3em"
    />
  )
}

/**
 * Lets a form send a complete code without a press, each code once. The hint says so before, for a press that nobody expects is a surprise.
 * @param sent as for {@link completesCode}
 * @param format what the hint says of a code
 */
export function useCompleteCode(sent: readonly VerificationChannel[], format: string) {
  const [tried] = useState(() => new Set<string>())
  return {
    // Of several codes a typed one may become longer: its last digit sends nothing.
    hint: sent.length === 1 ? `${format} ${laterMessages.code.lastConfirms}` : format,
    isCompletedBy: ({ code }: { readonly code: string }, former: { readonly code: string }) =>
      completesCode(code, former.code, sent) && !tried.has(codeDigits(code)),
    onSent: (code: string) => void tried.add(codeDigits(code)),
  }
}
