import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { readCurrentRelease } from 'shell/release/store'
import { serveHotSite } from '../../site/serve-hot-site.ts'
import { phone } from '../browser/open-browser.ts'
import { homePath } from '../browser/screens.ts'
import type { Measured } from '../judge.ts'
import type { ComposedSite } from '../sites/bench-sites.ts'
import { medianAndWorst } from './median.ts'

const seenTimeoutMs = 20_000
const title = 'Crie sua conta'
const typed = 'Ana em obras'

/**
 * Measures the time from writing a text of mf-auth until the open page of the composed site shows it, served as `pnpm dev` does. The text
 * is in `messages.ts`, to which nearly every module of the remote leads.
 * @param workspace a copy with mf-auth, which this changes
 * @throws if the page was reloaded or lost what was typed
 */
export async function editTime(
  browser: Browser,
  { config, composed }: ComposedSite,
  workspace: string,
  rounds: number,
): Promise<Measured> {
  const release = await readCurrentRelease(composed.store)
  if (!release) throw new Error('the composed site is not released')
  const site = await serveHotSite({ config, release, store: composed.store, workspace, remotes: ['mf-auth'], port: 0 })
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${site.url}${homePath}`)
    await page.getByRole('tab', { name: 'Inscrever-se' }).click()
    await page.getByLabel('Nome').fill(typed)
    const times: number[] = []
    for (let round = 1; round <= rounds; round++)
      times.push(await timeOfEdit(page, join(workspace, 'mf-auth/src/messages.ts'), `${title} ${round}`))
    return { ...medianAndWorst(times), detail: `median of ${rounds}: ${times.join(', ')} ms` }
  } finally {
    await context.close()
    await site.close()
  }
}

/** Milliseconds from writing the file until the page has the title, with what was typed still there. */
async function timeOfEdit(page: Page, file: string, newTitle: string): Promise<number> {
  const source = await readFile(file, 'utf8')
  const seen = page.evaluate(momentSeen, { expected: newTitle, timeoutMs: seenTimeoutMs })
  const writtenAtMs = Date.now()
  await writeFile(file, source.replace(/'Crie sua conta[^']*'/, `'${newTitle}'`))
  const seenAtMs = await seen
  const value = await page.getByLabel('Nome').inputValue()
  if (value !== typed) throw new Error(`the edit lost what was typed: "${value}"`)
  return seenAtMs - writtenAtMs
}

/** Runs in the page: asking from outside would disturb the measurement. A reload ends it with an error. */
function momentSeen({ expected, timeoutMs }: { expected: string; timeoutMs: number }): Promise<number> {
  return new Promise((seen, fail) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(expected)) seen(Date.now())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(() => fail(new Error(`"${expected}" did not appear`)), timeoutMs)
  })
}
