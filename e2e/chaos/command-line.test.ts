import { expect, test } from 'vitest'
import { readCommand } from './command-line.ts'

test.each([
  { words: '--seed 7 --minutes 5', read: { ok: true, seed: 7, minutes: 5, steps: undefined } },
  { words: '--seed 7 --steps 40', read: { ok: true, seed: 7, minutes: undefined, steps: 40 } },
  { words: '--seed 7', read: { ok: true, seed: 7, minutes: 1, steps: undefined } },
  { words: '--minutes 0.5', read: { ok: true, seed: expect.any(Number) as number, minutes: 0.5, steps: undefined } },
  { words: '--seed x', read: { ok: false, problem: expect.stringContaining('pnpm chaos') as string } },
  { words: '--seed 7 --steps 0', read: { ok: false, problem: expect.stringContaining('pnpm chaos') as string } },
  { words: '--seed 7 --hours 1', read: { ok: false, problem: expect.stringContaining('--hours') as string } },
])('reads `pnpm chaos $words`', ({ words, read }) => {
  expect(readCommand(words.split(' '))).toEqual(read)
})
