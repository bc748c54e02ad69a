import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'

/** A confirmation code. It is one field, so pasting and the phone's autofill work. The text stays as typed. */
export function CodeField({ label, hint, error, id, onValueChange, ...native }: TextControl) {
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
          type="text"
          height="16"
          textStyle="number"
          fontSize="2xl"
          letterSpacing="0.3em"
          textAlign="center"
          textIndent="0.3em"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
