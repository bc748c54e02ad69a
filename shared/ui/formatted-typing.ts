import type { ChangeEvent } from 'react'
import { caretAfterFormatting } from '../format/caret.ts'

/** Writes the formatted text to the input first: React then finds the value there and leaves the caret alone, wherever it is. */
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
