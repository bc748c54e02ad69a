import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without the code for windows: the same pages at half of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const installed = () =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', chromium.executablePath(), headlessShell].find(
    (path) => path !== '' && existsSync(path),
  )

/**
 * A Chromium to measure with, as customers have it: the system's, else Playwright's, else a headless shell, which is installed from
 * Debian when this runs as root.
 * @returns the path of its program
 * @throws with what to do, where there is none
 */
export function findChromium(): string {
  const found = installed() ?? (installFromDebian() ? installed() : undefined)
  if (found) return found
  throw new Error('No Chromium: install the package "chromium", or run "npx playwright install chromium".')
}

/**
 * A Chromium to test with: the system's headless shell, which is installed from Debian when this runs as root, else what
 * {@link findChromium} finds.
 */
export function findHeadlessShell(): string {
  return existsSync(headlessShell) || installFromDebian() ? headlessShell : findChromium()
}

/** @returns whether the headless shell is installed now */
function installFromDebian(): boolean {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!canInstall) return false
  console.log('installing Chromium’s headless shell from Debian …')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'ignore' })
  } catch {
    // Not Debian's packages, or no network: another Chromium may be there.
    return false
  }
  return existsSync(headlessShell)
}
