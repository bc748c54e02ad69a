/**
 * Where the caret belongs after a text was formatted during typing: it keeps the same number of digits on its right. The left does not
 * count, because formatting may remove a country code there.
 * @param side of a separator on which the caret stays: 'left' after typing or Backspace, 'right' after Delete, which would otherwise
 * never get past the separator
 */
export function caretAfterFormatting(
  typed: string,
  typedCaret: number,
  formatted: string,
  side: 'left' | 'right',
): number {
  const digitsToTheRight = countDigits(typed.slice(typedCaret))
  if (digitsToTheRight === 0) return formatted.length
  const digitsToTheLeft = Math.max(0, countDigits(formatted) - digitsToTheRight)
  let caret = 0
  for (let passed = 0; passed < digitsToTheLeft; caret++) if (isDigit(formatted.charAt(caret))) passed++
  if (side === 'right') while (!isDigit(formatted.charAt(caret))) caret++
  return caret
}

const countDigits = (text: string) => text.replace(/\D/g, '').length
const isDigit = (character: string) => /\d/.test(character)
