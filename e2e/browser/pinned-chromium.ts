import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageName = '@sparticuz/chromium'
const cache = resolve(import.meta.dirname, '../node_modules/.cache')

/**
 * The browser that the lockfile pins, unpacked once for each checkout and version. Linux x64 with glibc only: elsewhere its package is not
 * installed (`.pnpmfile.mjs`).
 * @returns the path of its program, or undefined where there is none
 */
export function pinnedChromium(): string | undefined {
  const source = packageFolder()
  if (source === undefined) return undefined
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) unpack(folder)
  return join(folder, 'start-chromium')
}

function packageFolder(): string | undefined {
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve(packageName))), '..')
  } catch {
    return undefined
  }
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
