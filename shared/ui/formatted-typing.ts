import type { ChangeEvent } from 'react'
import { caretAfterFormatting } from '../format/caret.ts'

/**
 * A change handler that formats a field during typing. It writes the formatted text to the input before it calls the caller.
 * React then finds the value already there and does not move the caret, also in the middle of the text and at any speed.
 */
export function formattedTyping(format: (text: string) => string, onValueChange: (value: string) => void) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = input.value
    const formatted = format(typed)
    const side = deletesForwards(event.nativeEvent) ? 'right' : 'left'
    const caret = caretAfterFormatting(typed, input.selectionStart ?? typed.length, formatted, side)
    if (formatted !== typed) {
      input.value = formatted
      input.setSelectionRange(caret, caret)
    }
    onValueChange(formatted)
  }
}

function deletesForwards(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'deleteContentForward'
}
