import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { publishParts } from 'shell/cli/versions'
import { releaseStore } from 'shell/cli/workspace'
import { localPublisher, publish, type PartName } from 'shell/store'
import { readNewestEntry, stableRelease } from 'shell/store/log'
import { openStore } from 'shell/store/store'

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

/** Builds and publishes all parts, and serves them. */
export async function buildAndPublish(): Promise<void> {
  await buildParts()
  for (const line of await serveBuilds(releaseStore, workspace, partNames)) console.log(line)
}

/** Publishes builds and serves them, unless somebody's command chose what is served. @returns then what is, and how to change it */
export async function serveBuilds(
  address: string,
  builds: string,
  parts: readonly PartName[],
): Promise<readonly string[]> {
  const store = openStore(address)
  const newest = await readNewestEntry(store)
  if (!newest || newest.action.by === localPublisher) {
    await publish({ store: address, workspace: builds, parts })
    return []
  }
  const { by, command } = newest.action
  return [
    ...(await publishParts(store, builds, parts)),
    `release ${stableRelease(newest.state)} is served, by a ${command} of ${by}; another: pnpm release promote`,
  ]
}

/* `pnpm build` */
if (import.meta.main) await buildAndPublish()
