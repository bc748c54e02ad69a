import { abort, promote, withdraw } from 'shell/release/promote'
import { rollBackPart, rollBackTo } from 'shell/release/roll-back'
import { openStore } from 'shell/release/store'
import type { PublishedRelease } from 'shell/release'
import type { PartName } from 'shell/release/version'
import { readNewestEntry, type LogEntry } from 'shell/release/log'
import type { Command } from './command-line.ts'
import { CommandProblem } from './command-problem.ts'
import { describeChange } from './describe-change.ts'
import { findRelease } from './find-release.ts'
import { findVersion } from './find-version.ts'
import { listLog, formatLog } from './list-log.ts'
import { listVersions, formatVersions } from './list-versions.ts'
import { readPart } from './parts.ts'
import { makeOverride } from './make-override.ts'
import { makeKey, overrideKeyFile, publicKeyOf } from './override-key.ts'
import { publishParts } from './publish-parts.ts'
import { whoAmI } from './publication.ts'
import { showFrontendDiscovery } from './frontend-discovery.ts'
import { showRelease } from './show-release.ts'
import { showVersion } from './show-version.ts'

/** Where a command works. */
export interface ReleaseSite {
  /** The store's address. */
  readonly store: string
  /** The folder that holds the parts. */
  readonly workspace: string
}

/** Runs a command. @returns what to print, one line each @throws if it could not; then nothing has changed */
export async function runCommand(
  command: Command,
  { store: address, workspace }: ReleaseSite,
): Promise<readonly string[]> {
  const store = openStore(address)
  const by = () => whoAmI(workspace)

  /** Makes a change, and tells what it changed. */
  async function tell(change: () => Promise<LogEntry | undefined>): Promise<readonly string[]> {
    const before = await readNewestEntry(store).catch(() => undefined)
    const entry = await change()
    return describeChange(before, entry)
  }
  /** Checks a release before it is served. A browser is loaded only for this. */
  const checkOf = (parts: readonly PartName[]) => async (release: PublishedRelease) => {
    const { checkRelease } = await import('./check-release.ts')
    await checkRelease({ store: address, release, parts, by: by() })
  }

  switch (command.name) {
    case 'publish':
      return publishParts(store, workspace, command.parts)
    case 'promote': {
      const found = await Promise.all(command.versions.map((text) => findVersion(store, text)))
      const versions = Object.fromEntries(found.map(({ part, id }) => [part, id]))
      if (Object.keys(versions).length < found.length) throw new CommandProblem('one version of each part')
      const { name: _, versions: __, ...reasons } = command
      const check = checkOf(found.map(({ part }) => part))
      return tell(() => promote(store, { ...reasons, versions, by: by(), check }))
    }
    case 'rollback': {
      const part = await readPart(store, command.part)
      const { name: _, part: __, ...reasons } = command
      return tell(() => rollBackPart(store, part, { ...reasons, by: by(), check: checkOf([part]) }))
    }
    case 'rollback-to': {
      const { id } = await findRelease(store, command.release)
      return tell(() =>
        rollBackTo(store, id, { by: by(), ...(command.message !== undefined && { message: command.message }) }),
      )
    }
    case 'abort':
      return tell(async () => {
        const entry = await abort(store, {
          by: by(),
          ...(command.message !== undefined && { message: command.message }),
        })
        if (!entry) throw new CommandProblem('nothing is being rolled out')
        return entry
      })
    case 'withdraw': {
      const part = await readPart(store, command.part)
      const { name: _, part: __, ...reasons } = command
      return tell(() => withdraw(store, part, { ...reasons, by: by(), check: checkOf(['shell']) }))
    }
    case 'list': {
      if (command.part === undefined) {
        const log = await listLog(store)
        return command.json ? [JSON.stringify(log, undefined, 2)] : formatLog(log)
      }
      const versions = await listVersions(store, await readPart(store, command.part))
      return command.json ? [JSON.stringify(versions, undefined, 2)] : formatVersions(versions)
    }
    case 'show': {
      if (command.of?.includes('@')) {
        if (command.format) throw new CommandProblem(`${command.format} describes a release, not a version`)
        return showVersion(store, await findVersion(store, command.of))
      }
      const found = await findRelease(store, command.of)
      return command.format
        ? [JSON.stringify(await showFrontendDiscovery(store, found), undefined, 2)]
        : showRelease(store, found)
    }
    case 'check': {
      const { part, id } = await findVersion(store, command.version)
      const { checkCandidate } = await import('./check-release.ts')
      return checkCandidate(address, part, id, by())
    }
    case 'override':
      return makeOverride(store, command)
    case 'open': {
      const { openScene } = await import('./open-scene.ts')
      return openScene(address, command.report)
    }
    case 'keys': {
      const file = overrideKeyFile()
      return [`OVERRIDE_PUBLIC_KEY=${publicKeyOf(makeKey(file))}`, `the private key is in ${file}`]
    }
  }
}
