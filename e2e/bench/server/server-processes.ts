import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from 'shared/contract'
import { workspace } from '../../site/build-site.ts'
import type { BareAnswer } from './bare-server.ts'
import type { MemoryQuestion } from './tell-memory.ts'

/** A server in its own process, so that the load generator takes none of its time. */
export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Rejects if the process ends with an error. */
  stop(): Promise<void>
}

/** Arguments of a Node process that reports its memory. */
const tellsMemory = [
  '--expose-gc',
  '--import',
  pathToFileURL(join(import.meta.dirname, 'tell-memory.ts')).href,
] as const

/** How many megabytes a server has in use; it must have been started with `tellsMemory`. */
export async function memoryInUse({ process: child }: Pick<ServerProcess, 'process'>): Promise<number> {
  const answered = once(child, 'message')
  child.send('memory in use' satisfies MemoryQuestion)
  const [megabytes] = (await answered) as [number]
  return megabytes
}

/** Starts the site's server as an operator does. */
export async function startSiteProcess(config: SiteConfig, store: string, directory: string): Promise<ServerProcess> {
  const file = join(directory, 'config.json')
  await writeFile(file, JSON.stringify(config))
  const child = spawn(process.execPath, [...tellsMemory, join(workspace, 'shell/server/main.ts')], {
    env: { ...process.env, SITE_CONFIG: file, RELEASE_STORE: store, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const port = /:(\d+)\//.exec(line.toString())?.[1]
  return { url: `http://127.0.0.1:${port}`, process: child, stop: () => stopProcess(child) }
}

/** Starts a server that knows one response. */
export async function startBareProcess(answer: BareAnswer): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(answer)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  // A process that listens to messages does not end by itself.
  child.disconnect()
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`the server ended with ${code}`)
}
