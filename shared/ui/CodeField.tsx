import { codeText } from '../format/validation.ts'
import { FormattedField } from './FormattedField.tsx'
import type { TextControl } from './Input.tsx'

/** A confirmation code. It is one field, so pasting and the phone's autofill work. A pasted message leaves its code; any other text stays as typed. */
export function CodeField(props: TextControl) {
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
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
