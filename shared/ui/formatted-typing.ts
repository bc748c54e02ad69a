import type { ChangeEvent } from 'react'
import { caretAfterFormatting } from '../format/caret.ts'

/**
 * A change handler that formats a field while it is typed. The formatted text is written to the input before the caller hears
 * of it: React then finds the value it is about to set already there and leaves the caret where the customer needs it, also in
 * the middle, at any speed.
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
