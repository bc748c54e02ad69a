import { formatBirthDate } from '../format/birth-date.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { formattedTyping } from './formatted-typing.ts'
import { Input, type TextControl } from './Input.tsx'

/** Formatted as `DD/MM/AAAA` while it is typed: eight digits are quicker than paging through decades of a calendar. */
export function BirthDateField({ label, hint, error, id, value, onValueChange, ...native }: TextControl) {
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
          value={formatBirthDate(value)}
          onChange={formattedTyping(formatBirthDate, onValueChange)}
        />
      )}
    </FieldFrame>
  )
}
