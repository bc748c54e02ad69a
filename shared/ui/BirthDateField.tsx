import { formatBirthDate } from '../format/birth-date.ts'
import { FormattedField } from './FormattedField.tsx'
import type { TextControl } from './Input.tsx'

/** Formatted as `DD/MM/AAAA` while it is typed: eight digits are quicker than paging through decades of a calendar. */
export function BirthDateField(props: TextControl) {
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="bday"
      placeholder="DD/MM/AAAA"
      {...props}
      format={formatBirthDate}
    />
  )
}
