import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

test('no batch has two faults in one file', () => {
  const fault = (file: string, line: string) => ({ line, file, from: 'a', to: 'b' })
  const [one, two, three, four] = [fault('a.ts', '1.1'), fault('b.ts', '1.2'), fault('a.ts', '1.3'), fault('a.ts', '1.4')]
  expect(batchesOf([one, two, three, four])).toEqual([[one, two], [three], [four]])
})
