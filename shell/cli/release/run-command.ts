import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { stableRelease } from '../../store/release-log.ts'
import { Misfit, Refusal, RolloutUnderWay } from '../../store/problems.ts'
import { abort, promote, releaseBefore, rollBackPart, rollBackTo, withdraw, type Change } from '../../store/changes.ts'
import { changeServed } from '../../store/change-served.ts'
import { openStore, type Store } from '../../store/open-store.ts'
import type { PartName } from '../../store/version.ts'
import type { Checkout } from './checkout.ts'
import { describeChange, describePassed, listLog, listVersions, showRelease, showVersion } from './listing.ts'
import { describeKey, keyFile, makeOverride, readSeconds } from './override.ts'
import { findPart, findRelease, findTogether, findVersion } from './find-published.ts'
import { whoAmI } from './git.ts'

export interface ReleaseSite {
  readonly store: string
  /** Undefined where there are neither sources nor a browser: beside a packed server. */
  readonly checkout?: Checkout
}

interface Command {
  readonly usage: string
  readonly names: readonly [least: number, most: number]
  readonly options?: ParseArgsConfig['options']
  /** @returns what to print, one line each @throws if it could not; then nothing has changed */
  run(store: Store, names: readonly string[], options: Options, site: ReleaseSite): Promise<readonly string[]>
}

type Options = Partial<
  Record<'percent' | 'wait' | 'force' | 'message' | 'to' | 'format' | 'ttl' | 'site' | 'path', string>
> & {
  readonly json?: boolean
}

const text = { type: 'string' } as const
/** What the log keeps with a change. `force` says why something is served that has not passed its check. */
const reasons = { force: text, message: text }

const commands: Readonly<Record<string, Command>> = {
  publish: {
    usage: '[part …] [--force "why"]',
    names: [0, Infinity],
    options: { force: text },
    run: async (store, names, { force }, site) => checkoutFor('publish', site).publish(store, names, force),
  },
  promote: {
    usage: '<part>@<version> [more …] [--percent N [--wait 30m]] [--force "why"] [--message "…"]',
    names: [1, Infinity],
    options: { percent: text, wait: text, ...reasons },
    async run(store, names, { percent: typed, wait, ...options }, site) {
      const percent = readPercent(typed)
      const until = wait === undefined ? 0 : Date.now() + readSeconds('wait', wait) * 1000
      const found = await Promise.all(names.map((name) => findVersion(store, name)))
      const versions = Object.fromEntries(found.map(({ part, id }) => [part, id]))
      if (Object.keys(versions).length < found.length) throw new Refusal('one version of each part')
      const parts = found.map(({ part }) => part)
      return afterOtherRollout(until, () => serve(store, site, options, parts, promote(versions, percent))).catch(
        async (failure: unknown) => {
          const together = failure instanceof Misfit && (await findTogether(store, versions, failure.remotes))
          throw together ? new Misfit(failure.reasons, failure.remotes, `what goes together: ${together}`) : failure
        },
      )
    },
  },
  rollback: {
    usage: '<part> [--force "why"] [--message "…"], or rollback --to <release> [--message "…"]',
    names: [0, 1],
    options: { to: text, ...reasons },
    async run(store, [name], { to, ...options }, site) {
      if ((name === undefined) === (to === undefined) || (to && options.force)) throw wrongUsage('rollback')
      if (name === undefined) {
        const { id } = await findRelease(store, to)
        return serve(store, site, options, [], rollBackTo(id))
      }
      const part = await findPart(store, name)
      return serve(store, site, options, [part], rollBackPart(part)).catch(async (failure: unknown) => {
        if (!(failure instanceof Misfit)) throw failure
        const former = await releaseBefore(store, part)
        throw new Misfit(
          failure.reasons,
          failure.remotes,
          `to serve all as it was before: release rollback --to ${former}`,
        )
      })
    },
  },
  abort: {
    usage: '[--force "why"] [--message "…"]',
    names: [0, 0],
    options: reasons,
    run: (store, _, options, site) => serve(store, site, options, [], abort()),
  },
  withdraw: {
    usage: '<part> [--force "why"] [--message "…"]',
    names: [1, 1],
    options: reasons,
    async run(store, [name = ''], options, site) {
      const part = await findPart(store, name)
      return serve(store, site, options, ['shell'], withdraw(part))
    },
  },
  list: {
    usage: '[part] [--json]',
    names: [0, 1],
    options: { json: { type: 'boolean' } },
    run: async (store, [name], { json }) =>
      name === undefined ? listLog(store, json) : listVersions(store, await findPart(store, name), json),
  },
  show: {
    usage: '[release or part@version]',
    names: [0, 1],
    run: async (store, [name]) =>
      name?.includes('@')
        ? showVersion(store, await findVersion(store, name))
        : showRelease(store, await findRelease(store, name)),
  },
  check: {
    usage: '<part>@<version>',
    names: [1, 1],
    async run(store, [name = ''], _, site) {
      const { workspace, checkCandidate } = checkoutFor('check', site)
      return checkCandidate(site.store, await findVersion(store, name), whoAmI(workspace))
    },
  },
  override: {
    usage: '<part>@<version> [--ttl 8h] [--site https://…] [--path /…]',
    names: [1, 1],
    options: { ttl: text, site: text, path: text },
    run: (store, [name = ''], options, { checkout }) => makeOverride(store, name, keyFile(checkout?.keyFile), options),
  },
  keys: { usage: '', names: [0, 0], run: async (_, __, ___, { checkout }) => describeKey(keyFile(checkout?.keyFile)) },
}

/** Runs a command as it was typed, without the program's name. @throws {Refusal} {StoreProblem} */
export async function runCommand(
  [name = '', ...words]: readonly string[],
  site: ReleaseSite,
): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new Refusal(
      `${name === '' ? 'which command?' : `there is no command "${name}":`} release ${Object.keys(commands).join(' | ')}`,
    )
  const { names, options } = parse(name, command, words)
  return command.run(openStore(site.store), names, options, site)
}

function parse(name: string, { names: [least, most], options = {} }: Command, words: readonly string[]) {
  try {
    const { values, positionals: names } = parseArgs({ args: [...words], options, allowPositionals: true })
    if (names.length >= least && names.length <= most && !Object.values(values).includes(''))
      return { names, options: values as Options }
  } catch {
    // An option that the command does not take, or one without its value.
  }
  throw wrongUsage(name)
}

const wrongUsage = (name: string) => new Refusal(`usage: release ${name} ${commands[name]?.usage}`.trimEnd())

function readPercent(typed = '100'): number {
  const percent = Number(typed)
  if (/^\d+(\.\d+)?$/.test(typed) && percent > 0 && percent <= 100) return percent
  throw new Refusal(`--percent ${typed}: a number above 0, at most 100`)
}

/** Tries again, every second until a moment in epoch milliseconds, while another rollout is under way; says once that it waits. */
async function afterOtherRollout<Value>(until: number, make: () => Promise<Value>, isTold = false): Promise<Value> {
  try {
    return await make()
  } catch (failure) {
    if (!(failure instanceof RolloutUnderWay) || Date.now() > until) throw failure
    if (!isTold) console.error(`${failure.message}; waiting for its end`)
    await delay(1000)
    return afterOtherRollout(until, make, true)
  }
}

/** @throws {Refusal} if there is none */
function checkoutFor(command: string, { checkout }: ReleaseSite, why = ''): Checkout {
  if (!checkout) throw new Refusal(`release ${command}: needs a checkout${why}`)
  return checkout
}

/** Changes what is served. A release that has not passed its check opens the screens of `parts` in a browser. */
async function serve(
  store: Store,
  site: ReleaseSite,
  { force, message }: Options,
  parts: readonly PartName[],
  change: Change,
): Promise<readonly string[]> {
  const by = whoAmI(site.checkout?.workspace)
  const unopened = new Set<string>()
  const { before, passed, ...entry } = await changeServed(store, change, {
    by,
    force,
    message,
    async check(release, command) {
      if (command === 'rollback') return void unopened.add(release.id)
      const why = `: release ${release.id} has not passed its check`
      await checkoutFor(command, site, why).checkRelease(site.store, release, parts, by)
    },
  })
  const served = stableRelease(entry.state)
  const notice = `release ${served} was never opened in a browser: release check tells what it is like`
  return [...describeChange(before, entry), ...describePassed(passed), ...(unopened.has(served) ? [notice] : [])]
}
