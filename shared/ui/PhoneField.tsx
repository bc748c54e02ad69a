import { formatPhone } from '../format/phone.ts'
import { FormattedField } from './FormattedField.tsx'
import type { TextControl } from './Input.tsx'

/** A Brazilian phone number, formatted as `(11) 91234-5678` while it is typed, and when it is pasted in any form. */
export function PhoneField(props: TextControl) {
  return (
    <FormattedField
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 91234-5678"
      {...props}
      type="tel"
      format={formatPhone}
    />
  )
}
