import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCheckout, runPnpm } from '../house/checkout.ts'
import type { Outcome, RunOptions } from '../verify/run-program.ts'

/** A place of its own to break things in. */
export interface WorkspaceCopy {
  readonly directory: string
  /** Throws it away, with whatever a program left in its folder for temporary files. */
  readonly remove: () => void
}

/** Runs a program of a copy; rejects once the command is interrupted. */
export type RunInCopy = (program: string, parameters: readonly string[], options?: Pick<RunOptions, 'folder' | 'environment'>) => Promise<Outcome>

/** Copies the working tree, what is not committed included, and installs it from what this machine has already. */
export function copyWorkspace(): WorkspaceCopy {
  const room = mkdtempSync(join(tmpdir(), 'mutants-'))
  const remove = () => rmSync(room, { recursive: true, force: true, maxRetries: 5 })
  // Of this process and of those that it starts.
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
