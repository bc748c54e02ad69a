import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: else one worker is alone with the last of them in the end. */
const longest = [
  'e2e/bench/controls/negative-controls.test.ts',
  'e2e/house/handbook.test.ts',
  'e2e/house/independent-builds.test.ts',
  'shell/release/store-survives.test.ts',
  'shell/server/site-server.test.ts',
  'shell/server/main.test.ts',
  'shell/server/server-survives.test.ts',
  'e2e/release/release-command.test.ts',
  'e2e/release/check-release.test.ts',
  'shell/release/publish.test.ts',
  'shell/server/hostile-requests.test.ts',
  'e2e/verify/advisories.test.ts',
  'e2e/identity/faults.test.ts',
  'e2e/identity/session-end.test.ts',
  'e2e/platform/faults/faults.test.ts',
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
