import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { pinnedChromium } from './pinned-chromium.ts'

const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium of every test and command: the one that `CHROMIUM` names, else the pinned one, else Playwright's own or the system's. Without any the
 * process ends with exit code 2 and one line that says what to type.
 * @returns the path of its program
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM names ${named}, which does not exist`)
  return (
    pinnedChromium() ??
    [chromium.executablePath(), ...systemChromium].find((path) => existsSync(path)) ??
    giveUp(
      'no Chromium here: type npx pnpm@12.21.0 --filter e2e exec playwright install chromium, or CHROMIUM=/path/of/chromium before the command',
    )
  )
}

function giveUp(problem: string): never {
  console.error(problem)
  process.exit(2)
}
