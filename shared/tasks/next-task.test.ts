import { expect, test } from 'vitest'
import { nextTask } from './index.ts'

test('what follows waits until the task and all its microtasks have ended', async () => {
  const order: string[] = []
  const later = nextTask().then(() => order.push('next task'))
  for (let round = 0; round < 20; round++) await Promise.resolve()
  order.push('microtasks')
  await later
  expect(order).toEqual(['microtasks', 'next task'])
})
