import { codeText } from '../format/code.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'
import { useFormattedTyping } from './use-formatted-typing.ts'

/** A confirmation code. It is one field, so pasting and the phone's autofill work. A pasted message leaves its code; any other text stays as typed. */
export function CodeField({ label, hint, error, id, value, onValueChange, ...native }: TextControl) {
  const typing = useFormattedTyping(codeText, value, onValueChange)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          {...typing}
          type="text"
          height="16"
          textStyle="number"
          fontSize="2xl"
          letterSpacing="0.3em"
          textAlign="center"
          textIndent="0.3em"
        />
      )}
    </FieldFrame>
  )
}
