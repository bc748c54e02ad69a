import { expect, test } from 'vitest'
import { caretAfterFormatting } from './caret.ts'
import { formatPhone } from './phone.ts'

/** `|` marks the caret, so that a row reads like the field it describes. */
test.each([
  ['typing at the end', '(119|', 'left', '(11) 9|'],
  ['typing in the middle', '(11) 92|1234', 'left', '(11) 92|123-4'],
  ['typing before a separator', '(113|) 91234', 'left', '(11) 3|9123-4'],
  ['typing at the start', '2|(11) 9', 'left', '(2|1) 19'],
  ['deleting a digit', '(11) 9|234-5678', 'left', '(11) 9|2345-678'],
  ['deleting a separator backwards', '(11|9', 'left', '(11|) 9'],
  ['deleting a separator forwards', '(11| 9', 'right', '(11) |9'],
  ['deleting forwards before the end', '(119|', 'right', '(11) 9|'],
  ['pasting with a country code', '+55 (11) 91234-5678|', 'left', '(11) 91234-5678|'],
  ['pasting a country code in front', '+55|(11) 91234', 'left', '|(11) 91234'],
  ['completing a trunk call', '(01) 1912|3-45678', 'left', '(11) 912|34-5678'],
  ['emptying the field', '|', 'left', '|'],
] as const)('%s: %s', (_what, typed, side, expected) => {
  const typedCaret = typed.indexOf('|')
  const text = typed.replace('|', '')
  const formatted = formatPhone(text)
  const caret = caretAfterFormatting(text, typedCaret, formatted, side)
  expect(`${formatted.slice(0, caret)}|${formatted.slice(caret)}`).toBe(expected)
})
