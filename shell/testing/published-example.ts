import { filesOf, type PublishedRelease } from '../release/published-release.ts'
import { publish } from '../release/publish.ts'
import { readCurrentRelease } from '../release/release-store.ts'
import { openStore } from '../release/open-store.ts'
import { readStoredFile } from '../release/stored-files.ts'
import { exampleParts, makeWorkspace, writeBuilds, type ExampleWorkspace } from './example-builds.ts'

/** A store in which all parts of the example are published. */
export async function publishAll(): Promise<ExampleWorkspace & { first: PublishedRelease }> {
  const example = makeWorkspace()
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: exampleParts }) }
}

/** Reads the served release and each of its files; rejects if one is missing or damaged. */
export async function readServed(store: string): Promise<PublishedRelease> {
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('nothing is published')
  await Promise.all(filesOf(release).map((file) => readStoredFile(openStore(store), file)))
  return release
}
