import { useState, type ChangeEvent, type ComponentProps, type CompositionEvent } from 'react'
import { formatBirthDate } from '../format/birth-date.ts'
import { caretAfterFormatting } from '../format/caret.ts'
import { formatPhone } from '../format/phone.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'

/** It is told whether one character changed, rather than a text that was pasted or filled in. */
type Format = (text: string, isKeystroke?: boolean) => string

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

export interface TextFieldProps extends TextControl {
  readonly type?: 'text' | 'email' | 'search' | 'url'
}

export function TextField(props: TextFieldProps) {
  return <FormattedField format={(text) => text} {...props} />
}

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

/**
 * Formats a text while it is typed. It is written to the input first: React then finds it there and leaves the caret alone. A composed
 * text waits for the end of its composition, or an Android keyboard would enter its digits again.
 */
function useFormattedTyping(format: Format, value: string, onValueChange: (value: string) => void) {
  const [isComposing, setIsComposing] = useState(false)

  const onChange = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = input.value
    const { inputType = '', data, isComposing: composing = false } = event.nativeEvent as Partial<InputEvent>
    setIsComposing(composing)
    if (composing) return onValueChange(typed)
    const formatted = format(typed, inputType.startsWith('delete') || data?.length === 1)
    const side = inputType === 'deleteContentForward' ? 'right' : 'left'
    const caret = caretAfterFormatting(typed, input.selectionStart ?? typed.length, formatted, side)
    if (formatted !== typed) {
      input.value = formatted
      input.setSelectionRange(caret, caret)
    }
    onValueChange(formatted)
  }
  return { value: isComposing ? value : format(value), onChange, onCompositionEnd: onChange }
}
