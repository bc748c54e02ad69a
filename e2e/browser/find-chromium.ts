import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** No browser was found. */
export class MissingChromium extends Error {
  override readonly name = 'MissingChromium'
}

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const headlessShell = '/usr/bin/chromium-headless-shell'

const installed = () => [...systemChromium, chromium.executablePath()].find((path) => path !== '' && existsSync(path))

/**
 * A Chromium as customers have it: the system's, else Playwright's, else Debian's, which is installed if this runs as root.
 * @returns the path of its program
 * @throws {MissingChromium} with what to do
 */
export function findChromium(): string {
  if (!installed()) installFromDebian('chromium')
  const found = installed()
  if (found) return found
  throw new MissingChromium('no Chromium here: install the package "chromium", or run "npx playwright install chromium"')
}

/**
 * Chromium without windows: the same pages for half of the processor time. The system's, else Debian's, which is installed
 * if this runs as root, else what {@link findChromium} finds.
 */
export function findHeadlessShell(): string {
  if (!existsSync(headlessShell)) installFromDebian('chromium-headless-shell')
  return existsSync(headlessShell) ? headlessShell : findChromium()
}

/** Tries to install a package. It does nothing unless this is Debian, has a network and runs as root. */
function installFromDebian(name: string): void {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!canInstall) return
  console.log(`installing ${name} from Debian …`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' })
  } catch {
    // The caller checks what is installed.
  }
}
