import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: else one worker is alone with the last of them in the end. */
const longest = [
  'e2e/repository/handbook.full.test.ts',
  'e2e/bench/controls/worse-site.full.test.ts',
  'e2e/release/release-command.test.ts',
  'shell/server/main.test.ts',
  'shell/server/server-survives.test.ts',
  'e2e/release/check-release.test.ts',
  'shell/release/store-survives.test.ts',
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

export default defineConfig({
  test: { projects: ['shared', 'shell', 'mf-*', 'e2e'], sequence: { sequencer: LongestFirst } },
})
