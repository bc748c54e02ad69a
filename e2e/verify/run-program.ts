import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { workspace } from '../site/parts.ts'

export interface Outcome {
  readonly passed: boolean
  /** What the program wrote, or why it did not start. */
  readonly output: string
}

/** What a machine sets for its own programs would reach what is tested: a company's proxy, a trace on standard error. */
const withoutHabits = { NODE_OPTIONS: '', NO_PROXY: 'localhost,127.0.0.1', no_proxy: 'localhost,127.0.0.1' }

/** Runs a program in the workspace and keeps what it writes. @param program relative to the workspace */
export function runProgram(
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const options = { cwd: workspace, env: { ...process.env, ...withoutHabits, ...environment }, maxBuffer: Infinity }
    execFile(join(workspace, program), parameters, options, (failure, stdout, stderr) => {
      done({ passed: failure === null, output: stdout + stderr || (failure?.message ?? '') })
    })
  })
}

export async function timed(title: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)
  console.log(`${outcome.passed ? '✓' : '✗'} ${seconds} s  ${title}`)
  return outcome
}
