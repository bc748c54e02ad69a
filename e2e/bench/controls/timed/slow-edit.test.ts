import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyWorkspace } from '../../../site/copy-workspace.ts'
import { openBrowser } from '../../browser/open-browser.ts'
import { gates } from '../../gates.ts'
import { judge } from '../../judge.ts'
import { startComposedSite } from '../../sites/bench-sites.ts'
import { editTime } from '../../timed/edit-time.ts'

/** How long the edited module takes to evaluate: no machine shows it within the gate. */
const delayMs = 1500

test('an edit that takes longer than its gate fails it', { timeout: 120_000 }, async () => {
  const site = await startComposedSite()
  const browser = await openBrowser()
  try {
    const workspace = join(site.directory, 'edit')
    await copyWorkspace(workspace, ['mf-auth'])
    await appendFile(join(workspace, 'mf-auth/src/messages.ts'), `\nconst until = Date.now() + ${delayMs}\nwhile (Date.now() < until);\n`)
    const measured = await editTime(browser, site, workspace, 1)
    expect(judge(gates.editTime, measured)).toBe('gate failed')
  } finally {
    await browser.close()
    await site.close()
  }
})
