import { expect, test } from 'vitest'
import { UselessFault, type Fault } from './fault.ts'
import type { TestRun } from './run-tests.ts'
import { TestsNotGreen, tryFaults, type TestGround, type Verdict } from './try-faults.ts'

const fault = (to: string, file = 'mf-home/src/a.ts'): Fault => ({ line: '4.2', file, from: 'a', to })
const result = (passed: boolean, file = 'mf-home/a.test.ts', title = 'counts [4.2]') => ({ file, title, passed, seconds: 0 })
const ran = (...results: TestRun['results']): TestRun => ({ results, problem: undefined })

interface Script {
  readonly unit?: (fault: Fault | undefined) => TestRun
  readonly browser?: (fault: Fault | undefined) => TestRun
  readonly compiles?: (faults: readonly Fault[]) => boolean
}

/** A ground that runs no programs, and a log of what was done on it. */
function ground({ unit, browser, compiles = () => true }: Script) {
  let present: readonly Fault[] = []
  const done: string[] = []
  const told: Verdict[] = []
  const place: TestGround = {
    filesClaiming: () => ({ unit: unit ? ['mf-home/a.test.ts'] : [], browser: browser ? ['mf-home/tests/a.spec.ts'] : [] }),
    sources: {
      check: ({ to }) => {
        if (to === 'gone') throw new UselessFault('it is gone')
      },
      during: async (faults, work) => {
        present = faults
        return work().finally(() => (present = []))
      },
    },
    compile: async () => (compiles(present) ? undefined : 'TS2322'),
    builds: {
      bring: async (parts, built) => {
        done.push(`build ${parts.join(' ')} with ${built?.to ?? 'nothing'}`)
        if (built?.to === 'unbuildable') throw new UselessFault('the build failed')
      },
    },
    unit: async () => unit?.(present[0]) ?? ran(),
    browser: async () => browser?.(present[0]) ?? ran(),
    tell: (_, verdict) => told.push(verdict),
  }
  return { place, done, told }
}

/** Tests that fail only with one change. */
const notices = (to: string) => (present: Fault | undefined) => ran(result(present?.to !== to))

const verdictOn = async (one: Fault, script: Script) => (await tryFaults([one], ground(script).place)).get(one)

test('a unit test that fails has noticed it, and no browser is started', async () => {
  const { place, done, told } = ground({ unit: notices('b'), browser: notices('c') })
  const one = fault('b')
  expect((await tryFaults([one], place)).get(one)).toEqual({ kind: 'noticed', by: { file: 'mf-home/a.test.ts', title: 'counts [4.2]' } })
  expect([done, told.length]).toEqual([[], 1])
})

test('a fault that unit tests do not notice is built and tried with the browser tests', async () => {
  const { place, done } = ground({ unit: notices('c'), browser: notices('b') })
  const one = fault('b')
  expect((await tryFaults([one], place)).get(one)).toMatchObject({ kind: 'noticed' })
  expect(done).toEqual(['build shell mf-home with nothing', 'build shell mf-home with b'])
})

test('of several tests the first in order of files is named', async () => {
  const unit = (present: Fault | undefined) => ran(result(!present, 'z.test.ts'), result(!present, 'b.test.ts'))
  expect(await verdictOn(fault('b'), { unit })).toMatchObject({ by: { file: 'b.test.ts' } })
})

test('a test that fails and claims another line does not count', async () => {
  const unit = (present: Fault | undefined) => ran(result(true), result(!present, 'b.test.ts', 'another [4.3]'))
  expect(await verdictOn(fault('b'), { unit })).toEqual({ kind: 'survived' })
})

test.each<[string, Script]>([
  ['unit tests alone', { unit: notices('c') }],
  ['browser tests alone', { browser: notices('c') }],
  ['both', { unit: notices('c'), browser: notices('c') }],
])('a fault that nobody notices survives: %s', async (_, script) => {
  expect(await verdictOn(fault('b'), script)).toEqual({ kind: 'survived' })
})

test.each<[string, Fault, Script, string]>([
  ['no test', fault('b'), {}, 'no test claims 4.2'],
  ['a test as its file', fault('b', 'e2e/kit/settled.ts'), { unit: notices('b') }, 'e2e/kit/settled.ts is no file of the product'],
  ['another text in its file', fault('gone'), { unit: notices('gone') }, 'it is gone'],
  ['a wrong type', fault('b'), { unit: notices('b'), compiles: (faults) => faults.length === 0 }, 'the compiler refuses it: TS2322'],
  ['no build', fault('unbuildable'), { browser: notices('unbuildable') }, 'the build failed'],
  [
    'tests that cannot be loaded',
    fault('b'),
    { unit: (present) => (present ? { results: [], problem: 'a.test.ts could not be loaded' } : ran(result(true))) },
    'a.test.ts could not be loaded',
  ],
])('a fault with %s says nothing about the tests', async (_, one, script, problem) => {
  expect(await verdictOn(one, script)).toEqual({ kind: 'useless', problem })
})

test('of faults that do not compile together, the one at fault is found', async () => {
  const [one, two] = [fault('b'), fault('bad', 'mf-home/src/c.ts')]
  const { place } = ground({ unit: (present) => ran(result(!present)), compiles: (faults) => faults.every(({ to }) => to !== 'bad') })
  const verdicts = await tryFaults([one, two], place)
  expect([verdicts.get(one)?.kind, verdicts.get(two)?.kind]).toEqual(['noticed', 'useless'])
})

test.each<[string, TestRun, string]>([
  ['red', ran(result(false)), "fails without any fault: mf-home/a.test.ts, 'counts [4.2]'"],
  ['not there', ran(), 'docs/specification-coverage.md is out of date: no unit test claims 4.2'],
  ['not to be loaded', { results: [], problem: 'no module' }, 'without any fault: no module'],
])('tests that are %s judge nothing', async (_, run, problem) => {
  await expect(tryFaults([fault('b')], ground({ unit: () => run }).place)).rejects.toThrow(new TestsNotGreen(problem))
})
