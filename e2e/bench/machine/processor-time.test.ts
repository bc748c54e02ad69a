import { expect, test } from 'vitest'
import { countBench, othersInBusiestMinute, type Look, type Process } from './processor-time.ts'

const running = (pid: number, parent: number, ticks: number, startedAt = pid): Process => ({ pid, parent, startedAt, ticks })

test('the bench is its first process and whatever that process has started', () => {
  expect(countBench(new Map(), [running(1, 0, 1000), running(10, 1, 5), running(11, 10, 20), running(12, 11, 300), running(20, 1, 4000)], 10)).toBe(325)
})

test('a process’s time still counts when the process, or its parent, has ended', () => {
  const counted = new Map<string, number>()
  expect(countBench(counted, [running(10, 1, 5), running(11, 10, 20), running(12, 11, 300)], 10)).toBe(325)
  expect(countBench(counted, [running(10, 1, 6), running(12, 1, 350)], 10)).toBe(376)
})

test('another program with a pid that the bench used before is another program', () => {
  const counted = new Map<string, number>()
  countBench(counted, [running(10, 1, 5), running(11, 10, 20)], 10)
  expect(countBench(counted, [running(10, 1, 5), running(11, 1, 900, 77)], 10)).toBe(25)
})

const look = (seconds: number, all: number, bench: number): Look => ({ atMs: seconds * 1000, all, bench })

test.each<[string, readonly Look[], number]>([
  ['no look', [], 0],
  ['one look', [look(0, 0, 0)], 0],
  ['two busy processors, both the bench’s', [look(0, 500, 0), look(60, 12_500, 12_000)], 0],
  ['half a processor of others’', [look(0, 0, 0), look(60, 9000, 6000)], 0.5],
  ['a run of twenty seconds', [look(0, 0, 0), look(20, 3000, 2000)], 0.5],
  ['one busy minute of three', [look(0, 0, 0), look(60, 6000, 6000), look(120, 15_000, 12_000), look(180, 21_000, 18_000)], 0.5],
  ['a busy minute across two', [look(0, 0, 0), look(30, 0, 0), look(60, 3000, 0), look(90, 6000, 0), look(120, 6000, 0)], 1],
  ['counts that were rounded', [look(0, 0, 0), look(60, 99, 100)], 0],
])('%s', (_, looks, others) => {
  expect(othersInBusiestMinute(looks)).toBe(others)
})
