import { formatPhone } from '../format/phone.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { formattedTyping } from './formatted-typing.ts'
import { Input, type TextControl } from './Input.tsx'

/** A Brazilian phone number, formatted as `(11) 91234-5678` while it is typed, and when it is pasted in any form. */
export function PhoneField({ label, hint, error, id, value, onValueChange, ...native }: TextControl) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          {...native}
          {...control}
          type="tel"
          value={formatPhone(value)}
          onChange={formattedTyping(formatPhone, onValueChange)}
        />
      )}
    </FieldFrame>
  )
}
