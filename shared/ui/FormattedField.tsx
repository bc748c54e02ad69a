import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'
import { useFormattedTyping, type Format } from './use-formatted-typing.ts'

type FormattedFieldProps = TextControl &
  Omit<ComponentProps<typeof Input>, keyof TextControl> & { readonly format: Format }

/** A field whose text is formatted while it is typed. */
export function FormattedField({
  label,
  hint,
  error,
  id,
  value,
  format,
  onValueChange,
  ...native
}: FormattedFieldProps) {
  const typing = useFormattedTyping(format, value, onValueChange)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => <Input type="text" {...native} {...control} {...typing} />}
    </FieldFrame>
  )
}
