import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { openStore } from 'shell/release/store'
import { readVersion } from 'shell/release/version'
import { findChromium } from '../browser/find-chromium.ts'

/** What a test notes if it compared no picture. `npm test` counts these. */
export const notCompared = 'picture not compared'

/**
 * The folder name of the pictures that this browser draws with the site's fonts: its build, and a hash of the fonts.
 * @param host the QA host's version, in a store
 */
export async function pictureKey(store: string, host: string): Promise<string> {
  const browser = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }).trim()
  const { content } = await readVersion(openStore(store), 'shell', host)
  const fonts = content.fonts.map(({ integrity }) => integrity).toSorted().join()
  return `${browser.replaceAll(/[^\w.]+/g, '-')}-${createHash('sha256').update(fonts).digest('hex').slice(0, 8)}`.toLowerCase()
}
