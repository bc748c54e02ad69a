import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { siteConfigDocument } from 'shared/testing'
import { onTestFinished } from 'vitest'

/** Starts a program like an operator, and stops it after the test. */
export function startProgram(file: string, environment: Record<string, string> = {}, words: readonly string[] = []) {
  const program = spawn(process.execPath, [file, ...words], {
    cwd: dirname(file),
    env: { ...process.env, DRAIN_SECONDS: '0', ...environment },
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  let output = ''
  /** The address that a line of its output names. */
  const addressAfter = (name: string) =>
    new Promise<string>((found) => {
      program.stdout.on('data', () => {
        const address = new RegExp(`${name} +(http:[^\\s"]+)`).exec(output)?.[1]
        if (address) found(address.replace('localhost', '127.0.0.1').replace(/\/$/, ''))
      })
    })
  program.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  return {
    program,
    /** Where the site is, once it is served. */
    url: addressAfter('site'),
    metrics: addressAfter('metrics'),
    exitCode: new Promise<number | null>((resolve) => {
      program.on('close', resolve)
    }),
    output: () => output,
    problems: text(program.stderr),
  }
}

/** The environment of a server with this configuration. */
export function withConfiguration(content = JSON.stringify(siteConfigDocument())) {
  const directory = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'config.json')
  // Some editors write a byte order mark.
  writeFileSync(file, `\uFEFF${content}`)
  return { SITE_CONFIG: file }
}

/** Starts a program where it refuses to run. @returns the one line that it says */
export async function refusalOf({ exitCode, output, problems }: ReturnType<typeof startProgram>): Promise<string> {
  const code = await exitCode
  const [line = '', ...more] = (await problems).split('\n')
  if (code !== 1 || output() !== '' || more.join() !== '')
    throw new Error(`exit code ${code}, ${output()} ${[line, ...more].join('\n')}`)
  return line
}
