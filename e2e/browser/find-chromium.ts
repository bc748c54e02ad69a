import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'

const packageName = '@sparticuz/chromium'
const modules = resolve(import.meta.dirname, '../node_modules')
const cache = join(modules, '.cache')

const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium of every test and command: the one that `CHROMIUM` names, else the pinned one, else Playwright's own or the system's.
 * Without any, the process ends with exit code 2 and one line that says what to type.
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

/**
 * The browser that the lockfile pins, unpacked once for each checkout and version; elsewhere than on Linux x64 with glibc there is none
 * (`.pnpmfile.mjs`).
 */
function pinnedChromium(): string | undefined {
  const manifest = join(modules, packageName, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) unpack(folder)
  return join(folder, 'start-chromium')
}

/** Whole or not at all: the folder gets its name when everything is in it. */
function unpack(folder: string): void {
  console.log('unpacking the browser …')
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}.`)
  try {
    // The package unpacks into the temporary folder, and takes what lies there for its own. It changes the environment of its process.
    const unpacking = `import chromium from '${packageName}'; await chromium.executablePath()`
    execFileSync(process.execPath, ['--input-type=module', '-e', unpacking], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    })
    writeFileSync(join(unfinished, 'fonts.conf'), fontsConfig)
    writeFileSync(join(unfinished, 'start-chromium'), startScript, { mode: 0o755 })
    renameSync(unfinished, folder)
  } catch (failure) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another command may have unpacked it meanwhile.
    if (!existsSync(folder)) throw failure
  }
}

/** The package's own names fixed folders. Only these fonts: pages look the same on every machine. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Its libraries and fonts are for the browser's process alone: in this one's environment they would break git. */
const startScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
