import type { Store } from 'shell/release/store'
import { readVersion, type PartName } from 'shell/release/version'
import { versionsOf, type FoundRelease } from './find-release.ts'
import { columns, timeOf } from './text-columns.ts'

/** A release as text: when it was served, and each part's version with its origin and the file that begins it. */
export async function showRelease(store: Store, found: FoundRelease): Promise<readonly string[]> {
  const { id, state, entry, isServed } = found
  const { at, by, command, message, forced } = entry.action
  const { rollout } = state
  const told = [message, forced !== undefined && `forced: ${forced}`].filter(Boolean).join(' – ')
  const shown = [...Object.entries(versionsOf(found)), ...(rollout ? [[rollout.part, rollout.version]] : [])] as [
    PartName,
    string,
  ][]
  const rows = await Promise.all(
    shown.map(([part, version]) =>
      rowOf(
        store,
        part,
        version,
        rollout?.version === version && rollout.part === part ? `for ${rollout.percent} %` : '',
      ),
    ),
  )
  return [
    `release ${id}, ${isServed ? 'served' : 'last served'} by entry ${entry.number}: ${command} by ${by}, ${timeOf(at)}${told && ` – ${told}`}`,
    ...columns(rows),
  ]
}

async function rowOf(store: Store, part: PartName, id: string, share: string): Promise<readonly string[]> {
  const { content, published } = await readVersion(store, part, id)
  const first = 'entry' in content ? content.entry : content.scripts[0]
  const { at, by, commit = '', message = '' } = published
  return [
    `${part}@${id}`,
    content.version,
    share,
    timeOf(at),
    by,
    commit,
    message,
    first?.url ?? '',
    first?.integrity ?? '',
  ]
}
