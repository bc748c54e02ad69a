import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSharedEntries } from './shared-entries.ts'

const sources = {
  'mf-home/src/a.tsx': "import { call } from 'shared/api'\nconst screen = () => import('shared/toast')\n",
  'mf-scores/src/a.ts': "import 'node:fs'\n",
  'shared/api/index.ts': "import { sum } from '../format/index.ts'\n",
  'shared/format/index.ts': "import type { A } from '../api/index.ts'\n",
  'shared/toast/index.ts': '',
  'shared/ui/index.ts': '',
}

it('a part depends on the entries that it imports, directly or not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'entries-'))
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  expect(readSharedEntries(directory, ['mf-home', 'mf-scores'])).toEqual(
    new Map([
      ['mf-home', new Set(['toast', 'api', 'format'])],
      ['mf-scores', new Set()],
    ]),
  )
  rmSync(directory, { recursive: true })
})
