import { parseArgs } from 'node:util'
import { longestOverrideSeconds } from 'shell/release/override-token'
import { CommandProblem } from './command-problem.ts'

/** A command as it was typed. Names of parts, versions and releases are not resolved yet. */
export type Command =
  | { readonly name: 'publish'; readonly parts: readonly string[] }
  | ({ readonly name: 'promote'; readonly versions: readonly string[]; readonly percent: number } & Reasons)
  | ({ readonly name: 'rollback'; readonly part: string } & Reasons)
  | ({ readonly name: 'rollback-to'; readonly release: string } & Omit<Reasons, 'force'>)
  | ({ readonly name: 'abort' } & Omit<Reasons, 'force'>)
  | ({ readonly name: 'withdraw'; readonly part: string } & Reasons)
  | { readonly name: 'list'; readonly part?: string; readonly json: boolean }
  | { readonly name: 'show'; readonly of?: string; readonly format?: 'frontend-discovery' }
  | { readonly name: 'check'; readonly version: string }
  | {
      readonly name: 'override'
      readonly version: string
      readonly ttlMs: number
      readonly site?: string
      readonly path?: string
    }
  | { readonly name: 'keys' }
  | { readonly name: 'open'; readonly report: string }

/** What the log keeps with a change. */
interface Reasons {
  readonly message?: string
  /** Why something is served that has not passed its check. */
  readonly force?: string
}

const usage = {
  publish: 'publish [part …]',
  promote: 'promote <part>@<version> [more …] [--percent N] [--force "why"] [--message "…"]',
  rollback: 'rollback <part> [--force "why"] [--message "…"], or rollback --to <release> [--message "…"]',
  abort: 'abort [--message "…"]',
  withdraw: 'withdraw <part> [--force "why"] [--message "…"]',
  list: 'list [part] [--json]',
  show: 'show [release or part@version] [--format frontend-discovery]',
  check: 'check <part>@<version>',
  override: 'override <part>@<version> [--ttl 8h] [--site https://…] [--path /…]',
  keys: 'keys',
  open: 'open <report>, a file or - for the standard input',
} as const
type CommandName = keyof typeof usage

const options = {
  publish: [],
  promote: ['percent', 'force', 'message'],
  rollback: ['to', 'force', 'message'],
  abort: ['message'],
  withdraw: ['force', 'message'],
  list: ['json'],
  show: ['format'],
  check: [],
  override: ['ttl', 'site', 'path'],
  keys: [],
  open: [],
} as const satisfies Record<CommandName, readonly string[]>

/** Reads a command line, without the program's name. @throws {CommandProblem} with the usage */
export function readCommand(words: readonly string[]): Command {
  const [name = '', ...rest] = words
  if (!Object.hasOwn(usage, name)) {
    throw new CommandProblem(
      `${name === '' ? 'which command?' : `there is no command "${name}":`} release ${Object.keys(usage).join(' | ')}`,
    )
  }
  const command = name as CommandName
  const { values, names } = parse(command, rest)
  const one = () => (names.length === 1 && names[0] ? names[0] : refuse(command))
  const atMostOne = () => (names.length > 1 ? refuse(command) : names[0])
  const reasons = {
    ...(values.message !== undefined && { message: values.message }),
    ...(values.force !== undefined && { force: values.force }),
  }
  switch (command) {
    case 'publish':
      return { name: command, parts: names }
    case 'promote':
      return names.length > 0
        ? { name: command, versions: names, percent: readPercent(values.percent), ...reasons }
        : refuse(command)
    case 'rollback':
      if (values.to === undefined) return { name: command, part: one(), ...reasons }
      return names.length === 0 && values.force === undefined
        ? { name: 'rollback-to', release: values.to, ...reasons }
        : refuse(command)
    case 'withdraw':
      return { name: command, part: one(), ...reasons }
    case 'abort':
      return names.length === 0 ? { name: command, ...reasons } : refuse(command)
    case 'list': {
      const part = atMostOne()
      return { name: command, json: values.json ?? false, ...(part !== undefined && { part }) }
    }
    case 'show': {
      const of = atMostOne()
      if (values.format !== undefined && values.format !== 'frontend-discovery')
        throw new CommandProblem(`there is no format "${values.format}"; there is frontend-discovery`)
      return {
        name: command,
        ...(of !== undefined && { of }),
        ...(values.format !== undefined && { format: values.format }),
      }
    }
    case 'check':
      return { name: command, version: one() }
    case 'override': {
      const { site, path } = values
      if (path !== undefined && !/^\/(?![/\\])/.test(path))
        throw new CommandProblem(`--path ${path}: a path of the site, such as /padaria/scores`)
      return {
        name: command,
        version: one(),
        ttlMs: readTtl(values.ttl),
        ...(path !== undefined && { path }),
        ...(site !== undefined && { site: readSite(site) }),
      }
    }
    case 'keys':
      return names.length === 0 ? { name: command } : refuse(command)
    case 'open':
      return { name: command, report: one() }
  }
}

const texts = {
  to: { type: 'string' },
  percent: { type: 'string' },
  force: { type: 'string' },
  message: { type: 'string' },
  format: { type: 'string' },
  ttl: { type: 'string' },
  site: { type: 'string' },
  path: { type: 'string' },
} as const

function parse(command: CommandName, words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...texts, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    const foreign = Object.keys(values).find((option) => !(options[command] as readonly string[]).includes(option))
    const empty = [values.force, values.message].includes('')
    return foreign !== undefined || empty ? refuse(command) : { values, names: positionals }
  } catch (failure) {
    if (failure instanceof CommandProblem) throw failure
    return refuse(command)
  }
}

function readPercent(text = '100'): number {
  const percent = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && percent > 0 && percent <= 100) return percent
  throw new CommandProblem(`--percent ${text}: a number above 0, at most 100`)
}

const hourMs = 60 * 60 * 1000
const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: hourMs }

/** @returns milliseconds */
function readTtl(text = '8h'): number {
  const [, count, unit = ''] = /^(\d{1,4})([mh])$/.exec(text) ?? []
  const ttlMs = Number(count) * (unitsMs[unit] ?? 0)
  if (ttlMs > 0 && ttlMs <= longestOverrideSeconds * 1000) return ttlMs
  throw new CommandProblem(`--ttl ${text}: minutes or hours, such as 30m or 8h, at most 24h`)
}

/** @returns the site's origin */
function readSite(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLoopback = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback))) return url.origin
  throw new CommandProblem(`--site ${text}: is not an https address`)
}

function refuse(command: CommandName): never {
  throw new CommandProblem(`usage: release ${usage[command]}`)
}
