import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: else one worker is alone with the last of them in the end. */
const longest = [
  'e2e/repository/handbook.full.test.ts',
  'e2e/bench/controls/worse-site.full.test.ts',
  'shell/cli/release/release-command.test.ts',
  'shell/server/main.test.ts',
  'shell/server/server-survives.test.ts',
  'e2e/smoke/check-release.test.ts',
  'shell/store/store-survives.test.ts',
  'shell/server/site-server.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? longest.length : rank
}

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}

/** For what never comes, and for a test that hangs. A slow machine is no failure: a loaded one takes a minute for five seconds' work. */
const pollMs = 20_000
const hangMs = 300_000

/** Each remote that is here, and the parts that are always here. */
const parts = readdirSync(import.meta.dirname).filter((name) => /^(shared|shell|e2e|mf-.+)$/.test(name))

const projects = parts.map((name) => ({
  root: join(import.meta.dirname, name),
  test: {
    name,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    expect: { poll: { timeout: pollMs } },
    testTimeout: hangMs,
    hookTimeout: hangMs,
    isolate: name === 'shell',
    setupFiles: [join(import.meta.dirname, 'shared/testing/timers-are-real.ts')],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
}))

export default defineConfig({ test: { projects, passWithNoTests: true, sequence: { sequencer: LongestFirst } } })
