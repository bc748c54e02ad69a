import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** How a program ended. */
export interface ProgramOutcome {
  readonly status: number | null
  readonly said: string
}

/** So long an interrupted program may take to end what it started. */
const patienceMs = 3000

/** Runs programs of a copy of the workspace. */
export interface ProgramRunner {
  /**
   * @param program relative to the workspace
   * @returns rejects once the command is interrupted
   */
  readonly run: (program: string, parameters: readonly string[], options?: { folder?: string; environment?: NodeJS.ProcessEnv }) => Promise<ProgramOutcome>
}

/**
 * @param directory the copy
 * @param interrupted ends what is running: each program has a process group of its own, which nothing of it outlives
 */
export function programRunner(directory: string, interrupted: AbortSignal): ProgramRunner {
  return {
    run: (program, parameters, { folder = '.', environment = {} } = {}) =>
      new Promise((done, fail) => {
        interrupted.throwIfAborted()
        const child = spawn(join(directory, program), parameters, {
          cwd: join(directory, folder),
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, ...environment },
          detached: true,
        })
        let said = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
        const signalGroup = (signal: NodeJS.Signals) => {
          try {
            if (child.pid !== undefined) process.kill(-child.pid, signal)
          } catch {
            // It has ended by itself.
          }
        }
        let lastResort: NodeJS.Timeout | undefined
        const end = () => {
          // Playwright closes its browsers on this one.
          signalGroup('SIGINT')
          lastResort = setTimeout(() => signalGroup('SIGKILL'), patienceMs)
        }
        interrupted.addEventListener('abort', end, { once: true })
        child.on('error', fail)
        child.on('close', (status) => {
          clearTimeout(lastResort)
          interrupted.removeEventListener('abort', end)
          if (interrupted.aborted) fail(interrupted.reason instanceof Error ? interrupted.reason : new Error('interrupted'))
          else done({ status, said })
        })
      }),
  }
}
