import type { KeyObject } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteConfig } from 'shared/contract'
import type { RemoteName } from 'shared/federation'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { filesOf, type PublishedRelease } from '../store/published-release.ts'
import { publishAndServe, publishVersion, type PartName } from '../store/publish.ts'
import { readCurrentRelease } from '../store/compose-release.ts'
import { readStoredFile } from '../store/stored-files.ts'
import type { Publication } from '../store/version.ts'
import { createSiteServer } from '../server/site-server.ts'
import {
  exampleParts,
  makeWorkspace,
  workspaceIn,
  writeBuilds,
  writeRemoteBuild,
  writeShellBuild,
  type ExampleRemote,
} from './example-builds.ts'
import { listen } from './listen.ts'
import { rawRequest } from './raw-request.ts'

export type PublishedExample = Awaited<ReturnType<typeof publishAll>>

/** A workspace and a store in which all parts of the example are published. */
export async function publishAll(example = makeWorkspace()) {
  const { store, workspace } = example
  writeBuilds(example)
  return {
    ...example,
    first: await publishAndServe({ ...example, parts: exampleParts }),
    /** Builds a part anew and publishes it; what is served stays. */
    publishNext: async (
      part: PartName,
      build: ExampleRemote,
      published: Publication = { at: '2026-11-24T10:00:00Z', by: 'the test' },
    ) => {
      if (part === 'shell') writeShellBuild(workspace, build)
      else writeRemoteBuild(workspace, part, build)
      return (await publishVersion(openStore(store), { workspace, part, published })).version
    },
    /** Builds a remote anew, publishes it and serves it. */
    serveNext: (remote: RemoteName, build: ExampleRemote) => {
      writeRemoteBuild(workspace, remote, build)
      // A long entry takes seconds to compress.
      return publishAndServe({ ...example, parts: [remote], compressed: build.content === undefined })
    },
  }
}

/** Reads the served release and each of its files; rejects if one is missing or damaged. */
export async function readServed(store: string): Promise<PublishedRelease> {
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('nothing is published')
  await Promise.all(filesOf(release).map((file) => readStoredFile(openStore(store), file)))
  return release
}

/** Serves a release store until the running test ends. @returns the site's address */
export async function serveExample(...given: Parameters<typeof openExample>): Promise<string> {
  const { url, close } = await openExample(...given)
  onTestFinished(close)
  return url
}

/** Serves a release store for several tests that only read. */
export async function openExample(store: string, config = exampleSiteConfig(), overrideKey?: KeyObject) {
  const server = createSiteServer({ config, store, overrideKey, drainMs: 100 })
  await server.opened
  return { ...(await listen(server, '127.0.0.1')), stop: () => server.stop() }
}

export type OpenSite = Awaited<ReturnType<typeof openPublished>>

/** The example, published and served for the tests of a file. */
export async function openPublished(config: SiteConfig) {
  const directory = mkdtempSync(join(tmpdir(), 'published-'))
  const example = await publishAll(workspaceIn(directory))
  const { url, close } = await openExample(example.store, config)
  return {
    ...example,
    url,
    close: async () => {
      await close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** Makes a store what programs of November 2026 wrote: its documents say no format. */
export function makeOlder(store: string): void {
  for (const name of readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.json')))
    writeFileSync(join(store, name), readFileSync(join(store, name), 'utf8').replace(/^ "format": 1,\n/m, ''))
}

/** Waits until a server serves a release; it looks for a new one every second. */
export async function untilServed(url: string, id: string): Promise<void> {
  await expect
    .poll(async () => JSON.parse((await rawRequest(url, '/healthz')).text) as unknown)
    .toMatchObject({ release: id })
}
