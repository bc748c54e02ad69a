import { formatBirthDate } from '../format/birth-date.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'
import { useFormattedTyping } from './use-formatted-typing.ts'

/** Formatted as `DD/MM/AAAA` while it is typed: eight digits are quicker than paging through decades of a calendar. */
export function BirthDateField({ label, hint, error, id, value, onValueChange, ...native }: TextControl) {
  const typing = useFormattedTyping(formatBirthDate, value, onValueChange)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          inputMode="numeric"
          autoComplete="bday"
          placeholder="DD/MM/AAAA"
          {...native}
          {...control}
          type="text"
          {...typing}
        />
      )}
    </FieldFrame>
  )
}
