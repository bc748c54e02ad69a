import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { PartName } from 'shell/store'
import { partNames, workspace } from './parts.ts'

/** Builds parts, two at a time for two cores. */
export async function buildParts(parts: readonly PartName[] = partNames, directory = workspace): Promise<void> {
  const waiting = [...parts]
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await buildPart(join(directory, part))
  }
  await Promise.all([worker(), worker()])
}

/** Runs a package's own build, as its team does. */
function buildPart(directory: string): Promise<void> {
  return new Promise((done, fail) => {
    const rspack = join(directory, 'node_modules/.bin/rspack')
    const build = spawn(rspack, ['build'], { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] })
    build.stdout.on('data', (text: Buffer) => {
      // rspack's output of a clean build is no news.
      if (/warning|error/i.test(text.toString())) process.stderr.write(text)
    })
    build.on('error', fail)
    build.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${directory}: build failed`))))
  })
}

/* `pnpm release publish` runs it with the parts to publish. Whatever it says is on standard error. */
if (import.meta.main)
  await buildParts(process.argv.slice(2) as PartName[]).catch((failure: Error) => {
    console.error(failure.message)
    process.exitCode = 1
  })
