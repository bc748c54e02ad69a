import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'

/** How a program ended. */
export interface Outcome {
  readonly passed: boolean
  /** What the program wrote. */
  readonly said: string
}

export interface RunOptions {
  /** The workspace, or a copy of it. */
  readonly directory?: string
  /** Where the program runs, relative to `directory`. */
  readonly folder?: string
  readonly environment?: NodeJS.ProcessEnv
  /** Ends the program and everything that it started. */
  readonly interrupted?: AbortSignal
}

/** How long an interrupted program may take to end what it started. */
const patienceMs = 3000

/**
 * Runs a program and keeps what it writes. Rejects with the signal's reason when it is interrupted.
 * @param program relative to the workspace
 */
export async function runProgram(program: string, parameters: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { directory = workspace, folder = '.', environment = {}, interrupted } = options
  interrupted?.throwIfAborted()
  const child = spawn(join(directory, program), parameters, {
    cwd: join(directory, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // In its own process group: a signal reaches whatever the program started.
    detached: interrupted !== undefined,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  let lastResort: NodeJS.Timeout | undefined
  const interrupt = () => {
    // Playwright closes its browsers on SIGINT.
    signalGroup(child, 'SIGINT')
    lastResort = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs)
  }
  interrupted?.addEventListener('abort', interrupt, { once: true })
  const status = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  }).finally(() => {
    clearTimeout(lastResort)
    interrupted?.removeEventListener('abort', interrupt)
  })
  interrupted?.throwIfAborted()
  return { passed: status === 0, said }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The program has ended by itself.
  }
}
