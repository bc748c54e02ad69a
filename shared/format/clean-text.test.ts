import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['  Ana Souza\t', 'Ana Souza'],
  ['Ana\u00a0Souza\u202f', 'Ana Souza'],
  ['\ufeffAna\u200b Souza\u200d', 'Ana Souza'],
  ['\u202aAna\u202c \u200eSouza\u200f', 'Ana Souza'],
  ['Ana\u2011Souza', 'Ana-Souza'],
  [' MAILTO: ana@casa.br\u200b', 'ana@casa.br'],
  ['\u200b\u00a0', ''],
])('%j is read as "%s"', (text, read) => {
  expect(cleanText(text)).toBe(read)
})
