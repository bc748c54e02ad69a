import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { remotesIn } from 'shell/release'
import { screenProblems } from 'shell/release/screens'
import { Refusal } from 'shell/release/problems'
import { workspace as repository } from '../site/parts.ts'
import { readRemote } from '../site/read-remote.ts'
import type { RemoteRequest } from './command-line.ts'
import { copyFrame, model } from './copy-frame.ts'
import { declarationOf, screenSources } from './screen-sources.ts'
import { testSources } from './test-sources.ts'

/** What was made. */
export interface CreatedRemote {
  /** Relative to its folder. */
  readonly files: readonly string[]
  readonly path: string
}

/**
 * Makes a remote beside the others of a workspace. Nothing outside its folder changes.
 * @throws {Refusal} if the folder, the screen or the path is taken; then no file was written
 */
export async function createRemote(workspace: string, wish: RemoteRequest): Promise<CreatedRemote> {
  const folder = join(workspace, wish.name)
  if (existsSync(folder)) throw new Refusal(`${wish.name} exists already`)
  if (!existsSync(join(workspace, model.name)))
    throw new Refusal(`${model.name} is missing here; a new remote is a copy of it`)
  await refuseClash(workspace, wish)
  const sources = { ...(await copyFrame(workspace, wish)), ...screenSources(wish), ...testSources(wish) }
  const files = Object.keys(sources).toSorted()
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), sources[file] ?? '')
  }
  // A name of another length than the model's breaks lines elsewhere.
  execFileSync(join(repository, 'node_modules/.bin/oxfmt'), ['-c', join(repository, '.oxfmtrc.json'), '.'], {
    cwd: folder,
  })
  return { files, path: wish.path }
}

/** Asks the rules of promotion now, with the remotes that are here. */
async function refuseClash(workspace: string, wish: RemoteRequest): Promise<void> {
  const present = await Promise.all(remotesIn(workspace).map((name) => readPresent(workspace, name)))
  const all = [...present, { name: wish.name, screens: { [wish.screen]: declarationOf(wish) } }]
  const withFiles = all.map(({ name, screens }) => {
    const declared = Object.entries(screens).map(
      ([screen, declaration]) => [screen, { ...declaration, files: [] }] as const,
    )
    return [name, { screens: Object.fromEntries(declared) }] as const
  })
  const [problem] = screenProblems(Object.fromEntries(withFiles))
  if (problem !== undefined) throw new Refusal(problem)
}

/** A remote that was made a moment ago finds `shared` only once it is installed. */
async function readPresent(workspace: string, name: RemoteName) {
  try {
    return await readRemote(join(workspace, name))
  } catch (failure) {
    throw new Refusal(`the configuration of ${name} cannot be read; if it is new, run pnpm install first`, {
      cause: failure,
    })
  }
}
