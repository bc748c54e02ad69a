import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { caretAfterFormatting } from '../format/caret.ts'

/** It is told whether one character changed, rather than a text that was pasted or filled in. */
export type Format = (text: string, isKeystroke?: boolean) => string

/**
 * Formats a text while it is typed. It is written to the input first: React then finds it there and leaves the caret alone. A composed
 * text waits for the end of its composition, or an Android keyboard would enter its digits again.
 */
export function useFormattedTyping(format: Format, value: string, onValueChange: (value: string) => void) {
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
