import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { remotePattern, type RemoteName } from 'shared/federation'
import { remotesIn } from '../../store/publish.ts'
import { Refusal } from '../../store/problems.ts'
import { screenProblems } from '../../store/screen-problems.ts'
import { readRemote, workspace as repository } from '../workspace.ts'
import { declarationOf, ownSources, type RemoteRequest } from './own-sources.ts'

/** The smallest remote. What is not about its screen is copied from it, so that a new remote has what the others have today. */
export const model = 'mf-scores'

const copied = ['package.json', 'tsconfig.json', 'tests/tsconfig.json', 'tests/alone.spec.ts']

const usage = 'usage: create-remote mf-<name> [--title <title of its tab>] [--path <path beneath the company>]'

/** Reads the words after `create-remote`. @throws {Refusal} if they request no remote */
export function readRequest(words: readonly string[]): RemoteRequest {
  const { name, title, path } = parse(words)
  if (!isRemoteName(name))
    throw new Refusal(`"${name}" is no name of a remote: mf- and small letters, digits or hyphens, such as mf-offers`)
  const parts = name.slice('mf-'.length).split('-').filter(Boolean)
  const shown = title ?? capitalize(parts.join(' '))
  // It becomes text in source files and in addresses.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(shown))
    throw new Refusal(`"${shown}" is no title: letters, digits and spaces`)
  return { name, screen: parts.map(capitalize).join(''), title: shown, path: path ?? pathOf(shown) }
}

function parse(words: readonly string[]) {
  try {
    const options = { title: { type: 'string' }, path: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [name, ...others] = positionals
    if (name !== undefined && others.length === 0) return { name, ...values }
  } catch {
    // There is no such option.
  }
  throw new Refusal(usage)
}

const isRemoteName = (name: string): name is RemoteName => remotePattern.test(name)

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A title as a path: in lower case, without accents, with hyphens. */
const pathOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Makes a remote beside the others of a workspace; nothing outside its folder changes. @returns its files, relative to its folder
 * @throws {Refusal} if the folder, the screen or the path is taken; then no file was written
 */
export async function createRemote(workspace: string, request: RemoteRequest): Promise<readonly string[]> {
  const { name } = request
  const folder = join(workspace, name)
  if (existsSync(folder)) throw new Refusal(`${name} exists already`)
  if (!existsSync(join(workspace, model))) throw new Refusal(`${model} is missing here; a new remote is a copy of it`)
  await refuseClash(workspace, request)
  const sources = ownSources(request)
  for (const file of copied)
    sources[file] = (await readFile(join(workspace, model, file), 'utf8')).replaceAll(model, name)
  const manifest: unknown = JSON.parse(sources['package.json'] ?? '{}')
  sources['package.json'] = `${JSON.stringify({ ...(manifest as object), version: '1.0.0' }, undefined, 2)}\n`
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  // Lines may be longer than the model's.
  const format = ['-c', join(repository, '.oxfmtrc.json'), '.']
  execFileSync(join(repository, 'node_modules/.bin/oxfmt'), format, { cwd: folder })
  return Object.keys(sources).toSorted()
}

/** Asks the rules of promotion now, with the remotes that are here. */
async function refuseClash(workspace: string, request: RemoteRequest): Promise<void> {
  const present = await Promise.all(remotesIn(workspace).map((name) => readPresent(workspace, name)))
  const all = [...present, { name: request.name, screens: { [request.screen]: declarationOf(request) } }]
  const [problem] = screenProblems(Object.fromEntries(all.map(({ name, screens }) => [name, { screens }])))
  if (problem !== undefined) throw new Refusal(problem)
}

/** A remote that was made a moment ago finds `shared` only once it is installed. */
async function readPresent(workspace: string, name: RemoteName) {
  try {
    return await readRemote(join(workspace, name))
  } catch (cause) {
    throw new Refusal(`the configuration of ${name} cannot be read; if it is new, run pnpm install first`, { cause })
  }
}
