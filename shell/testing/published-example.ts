import { filesOf, type PublishedRelease } from '../release/published-release.ts'
import { publish, publishVersion, type PartName } from '../release/publish.ts'
import { readCurrentRelease } from '../release/release-store.ts'
import { openStore } from '../release/open-store.ts'
import { readStoredFile } from '../release/stored-files.ts'
import type { Publication, Version } from '../release/version.ts'
import {
  exampleParts,
  makeWorkspace,
  writeBuilds,
  writeRemoteBuild,
  writeShellBuild,
  type ExampleRemote,
  type ExampleWorkspace,
} from './example-builds.ts'

/** A store in which all parts of the example are published. */
export async function publishAll(example = makeWorkspace()): Promise<ExampleWorkspace & { first: PublishedRelease }> {
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: exampleParts }) }
}

/** Builds a part anew and publishes it; what is served stays. */
export async function publishNext(
  { store, workspace }: ExampleWorkspace,
  part: PartName,
  build: ExampleRemote,
  published: Publication = { at: '2026-11-24T10:00:00Z', by: 'the test' },
): Promise<Version> {
  if (part === 'shell') writeShellBuild(workspace, build)
  else writeRemoteBuild(workspace, part, build)
  return (await publishVersion(openStore(store), { workspace, part, published })).version
}

/** Reads the served release and each of its files; rejects if one is missing or damaged. */
export async function readServed(store: string): Promise<PublishedRelease> {
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('nothing is published')
  await Promise.all(filesOf(release).map((file) => readStoredFile(openStore(store), file)))
  return release
}
