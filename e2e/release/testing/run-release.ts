import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { ExampleWorkspace } from 'shell/testing/builds'
import { workspace as checkout } from '../../site/build-site.ts'

/** With it, a process starts in half of the time. */
const compiled = join(checkout, 'node_modules/.cache/compiled')

/** How the command ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the real command as a process, on a store and a workspace of the test. */
export function runRelease({ store, workspace }: ExampleWorkspace, ...words: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const env = {
      ...process.env,
      RELEASE_STORE: store,
      RELEASE_WORKSPACE: workspace,
      RELEASE_BY: 'the team of the test',
      NODE_COMPILE_CACHE: compiled,
    }
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../main.ts'), ...words],
      { env },
      (failure, stdout, stderr) => {
        done({ code: failure ? Number(failure.code) : 0, stdout, stderr })
      },
    )
  })
}

/** What a command printed, line by line. @throws if it failed */
export async function linesOf(site: ExampleWorkspace, ...words: readonly string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runRelease(site, ...words)
  if (code !== 0) throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}
