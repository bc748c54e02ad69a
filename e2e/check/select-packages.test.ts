import { expect, test } from 'vitest'
import { filtersFor } from './select-packages.ts'

test.each<[files: readonly string[], filters: readonly string[]]>([
  [[], []],
  [['README.md', 'docs/design.md', 'mf-home/README.md', 'LICENSE', 'bench.json'], []],
  [
    ['mf-home/src/messages.ts', 'mf-home/src/points/points.test.tsx'],
    ['...{./mf-home}', '{./mf-home}'],
  ],
  [
    ['mf-home/tests/intents.spec.ts', 'shell/tests/routes.spec.ts', 'e2e/tests/calls.spec.ts'],
    ['{./mf-home}', '{./shell}', '{./e2e}'],
  ],
  [['shared/lists/index.ts'], ['...{./shared}']],
  [
    ['shared/format/money.test.ts', 'e2e/platform/clock.test.ts', 'shell/server/main.test.ts'],
    ['{./shared}', '{./e2e}', '{./shell}'],
  ],
  [
    ['e2e/smoke/main.ts', 'docs/pictures/atlas.png', '.github/CODEOWNERS'],
    ['...{./e2e}', '...{./docs}', '...{./.github}'],
  ],
  ...[
    'pnpm-lock.yaml',
    'vitest.config.ts',
    '.oxlintrc.json',
    'e2e/package.json',
    'e2e/kit/settled.ts',
    'e2e/platform/api/service.ts',
    'e2e/site/parts.ts',
    'shell/app/App.tsx',
  ].map((file): [string[], string[]] => [['mf-home/src/messages.ts', file], ['*']]),
])('%j selects %j', (files, filters) => expect(filtersFor(files)).toEqual(filters))
