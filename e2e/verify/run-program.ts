import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'

/** How a program ended. */
export interface Outcome {
  readonly passed: boolean
  /** What is to be read where it did not pass. */
  readonly said: string
}

/** Runs a program and keeps what it says. @param program relative to the workspace */
export function runProgram(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(join(workspace, program), parameters, {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', fail)
    child.on('close', (code) => done({ passed: code === 0, said }))
  })
}
