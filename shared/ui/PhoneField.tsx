import { formatPhone } from '../format/phone.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'
import { useFormattedTyping } from './use-formatted-typing.ts'

/** A Brazilian phone number, formatted as `(11) 91234-5678` while it is typed, and when it is pasted in any form. */
export function PhoneField({ label, hint, error, id, value, onValueChange, ...native }: TextControl) {
  const typing = useFormattedTyping(formatPhone, value, onValueChange)
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
          {...typing}
        />
      )}
    </FieldFrame>
  )
}
