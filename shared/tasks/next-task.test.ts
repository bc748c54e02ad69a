import { expect, test } from 'vitest'
import { nextTask } from './index.ts'

test('what follows waits for the end of the task, and so for all of its microtasks', async () => {
  const order: string[] = []
  const later = nextTask().then(() => order.push('next task'))
  for (let round = 0; round < 20; round++) await Promise.resolve()
  order.push('microtasks')
  await later
  expect(order).toEqual(['microtasks', 'next task'])
})
