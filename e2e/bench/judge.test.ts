import { expect, test } from 'vitest'
import { gates, type FigureName } from './gates.ts'
import { judge } from './judge.ts'

/** For each figure a value that reaches the aim, one that only holds the gate, and one that fails it. */
const examples: Readonly<
  Record<FigureName, readonly [aim: number | undefined, gate: number | undefined, worse: number]>
> = {
  signInScript: [150, 183, 183.1],
  homeScript: [180, 207, 207.1],
  fonts: [40, 84, 84.1],
  html: [8, 14, 14.1],
  chain: [3, 4, 5],
  scriptChain: [1, 2, 3],
  signInScriptRatio: [undefined, 1.15, 1.151],
  homeScriptRatio: [undefined, 1.15, 1.151],
  pointsTimeRatio: [0.99, 1, 1.06],
  signInLighthouse: [100, 95, 94],
  homeLighthouse: [100, 95, 94],
  blockingTime: [50, 100, 101],
  layoutShift: [0, 0.02, 0.03],
  statementScroll: [0, 50, 51],
  rewardsScroll: [0, 50, 51],
  repeatVisit: [3, 10, 10.1],
  afterRelease: [1, 5, 5.1],
  sixthRequests: [0, undefined, 1],
  sixthBytes: [0.3, 1, 1.1],
  copies: [1, undefined, 2],
  serverPages: [0.8, 0.5, 0.49],
  serverFiles: [0.8, 0.5, 0.49],
  loadFailures: [0, undefined, 1],
  loadDescriptors: [0, undefined, 1],
  loadMemory: [1.1, 1.2, 1.21],
  buildTime: [4, 10, 10.1],
  editTime: [300, 1000, 1001],
}

test.each(Object.entries(examples))('%s', (figure, [aim, gate, worse]) => {
  const row = gates[figure as FigureName]
  if (aim !== undefined) expect(judge(row, { value: aim })).toBe('aim reached')
  if (gate !== undefined) expect(judge(row, { value: gate })).toBe('gate held')
  expect(judge(row, { value: worse })).toBe('gate failed')
  expect(judge(row, { value: Number.NaN })).toBe('gate failed')
  expect(judge(row, undefined)).toBe('not measured')
})

test('a ratio may be exceeded by a few kilobytes, and by no more; its aim is in kilobytes', () => {
  expect(judge(gates.homeScriptRatio, { value: 1.2, orElse: 18 })).toBe('aim reached')
  expect(judge(gates.homeScriptRatio, { value: 1.1, orElse: 18.1 })).toBe('gate held')
  expect(judge(gates.homeScriptRatio, { value: 1.2, orElse: 35 })).toBe('gate held')
  expect(judge(gates.homeScriptRatio, { value: 1.2, orElse: 35.1 })).toBe('gate failed')
})
