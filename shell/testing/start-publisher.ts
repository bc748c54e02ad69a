import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { PublishOptions } from '../store/publish.ts'

export interface PublisherTask {
  readonly options: PublishOptions
  /** The disk operation after which the process is killed; undefined: it is not killed. */
  readonly lastStep?: number
}

/** The result of a publication, and how many disk operations it took. */
export type PublisherAnswer = { readonly published: string; readonly steps: number } | { readonly failed: string }

/** Ends with the running test. `fileLimit`: the size in bytes beyond which it cannot write a file, as on a full disk. */
export async function startPublisher(fileLimit?: number) {
  // POSIX counts in blocks of 512 bytes.
  const blocks = fileLimit === undefined ? 'unlimited' : Math.floor(fileLimit / 512)
  const node = [process.execPath, join(import.meta.dirname, 'publisher.ts')]
  const child = spawn('/bin/sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...node], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => undefined)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  await once(child, 'message')
  return {
    /** Makes it publish. @returns undefined if it was killed */
    publish(options: PublishOptions, lastStep?: number): Promise<PublisherAnswer | undefined> {
      const answer = once(child, 'message').then(([message]) => message as PublisherAnswer)
      child.send({ options, ...(lastStep !== undefined && { lastStep }) } satisfies PublisherTask)
      return Promise.race([answer, ended])
    },
  }
}
