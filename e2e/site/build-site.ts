import { publishParts } from 'shell/cli/publish-parts'
import { releaseStore } from 'shell/cli/workspace'
import { localPublisher, publishAndServe, type PartName } from 'shell/store'
import { readNewestEntry, stableRelease } from 'shell/store/log'
import { openStore } from 'shell/store/store'
import { buildParts } from './build-parts.ts'
import { partNames, workspace } from './parts.ts'

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
    await publishAndServe({ store: address, workspace: builds, parts })
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
