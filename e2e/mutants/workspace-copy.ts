import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCheckout, runPnpm } from '../house/checkout.ts'
import type { Outcome, RunOptions } from '../verify/run-program.ts'

/** A copy of the workspace in which things may be broken. */
export interface WorkspaceCopy {
  readonly directory: string
  /** Removes it, with whatever programs left in its temporary folder. */
  readonly remove: () => void
}

/** Runs a program of the copy; rejects if the command is interrupted. */
export type RunInCopy = (program: string, parameters: readonly string[], options?: Pick<RunOptions, 'folder' | 'environment'>) => Promise<Outcome>

/** Copies the working tree, uncommitted changes included, and installs it from packages that this machine already has. */
export function copyWorkspace(): WorkspaceCopy {
  const room = mkdtempSync(join(tmpdir(), 'mutants-'))
  const remove = () => rmSync(room, { recursive: true, force: true, maxRetries: 5 })
  // For this process and those that it starts.
  process.env.TMPDIR = room
  try {
    const directory = makeCheckout([])
    runPnpm(directory, 'install', '--offline', '--frozen-lockfile')
    return { directory, remove }
  } catch (failure) {
    remove()
    throw failure
  }
}
