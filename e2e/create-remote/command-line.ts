import { parseArgs } from 'node:util'
import { remotePattern, type RemoteName } from 'shared/federation'
import { Refusal } from 'shell/release/problems'

/** The remote that somebody wants. */
export interface RemoteRequest {
  readonly name: RemoteName
  /** In PascalCase. */
  readonly screen: string
  /** Of its screen and its tab, in Portuguese. */
  readonly title: string
  /** Beneath the organisation's key. */
  readonly path: string
}

const usage = 'usage: create-remote mf-<name> [--title <title of its tab>] [--path <path beneath the company>]'

/** Reads the words after `create-remote`. @throws {Refusal} if they are no wish */
export function readCommand(words: readonly string[]): RemoteRequest {
  const { names, title, path } = parse(words)
  const [name] = names
  if (name === undefined || names.length > 1) throw new Refusal(usage)
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
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { title: { type: 'string' }, path: { type: 'string' } },
      allowPositionals: true,
    })
    return { names: positionals, ...values }
  } catch {
    throw new Refusal(usage)
  }
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
