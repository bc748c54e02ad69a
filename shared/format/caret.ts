/**
 * Where the caret belongs after a text was formatted while typing: with as many digits to its right as before. Counted from
 * the right, because formatting may drop a country code on the left. `side` says which side of the separators it keeps to:
 * 'left' when typing and deleting backwards, 'right' when deleting forwards, so that no separator can hold the caret back.
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

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function isDigit(character: string): boolean {
  return /\d/.test(character)
}
