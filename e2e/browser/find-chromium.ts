import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

const installed = () =>
  [...systemChromium, chromium.executablePath()].find((path) => path !== '' && existsSync(path))

/**
 * A Chromium to test with: the system's, else Playwright's, else Debian's, which is installed
 * when this runs as root.
 * @returns the path of its program
 * @throws with what to do, where there is none
 */
export function findChromium(): string {
  const found = installed() ?? (installFromDebian() ? installed() : undefined)
  if (found) return found
  throw new Error('No Chromium: install the package "chromium", or run "npx playwright install chromium".')
}

function installFromDebian(): boolean {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!canInstall) return false
  console.log('installing Chromium from Debian …')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  return true
}
