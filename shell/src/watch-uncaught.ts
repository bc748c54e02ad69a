import type { Release } from 'shared/federation'
import { messages } from './messages.ts'

/**
 * Follows errors and rejections that nobody caught: each is reported to the console, and the customer is told once, in passing,
 * since what is on the page still works.
 */
export function watchUncaught(release: Release): void {
  let isTold = false

  async function report(failure: unknown): Promise<void> {
    // What the browser itself notes, such as a ResizeObserver that has more to say, brings no error.
    if (failure === null || failure === undefined) return
    console.warn(`[uncaught] ${partOf(failure, release)} (release ${release.id})`, failure)
    if (isTold) return
    isTold = true
    const { showToast } = await import(/* webpackMode: "eager" */ 'shared/toast')
    showToast({ status: 'warning', message: messages.uncaught })
  }

  addEventListener('error', ({ error }) => void report(error))
  addEventListener('unhandledrejection', ({ reason }) => void report(reason))
}

/** The part of the site that a failure comes from, with its version: a remote, as far as the stack names its files, or the shell. */
export function partOf(failure: unknown, { shell, remotes }: Release): string {
  const remote = failure instanceof Error ? /\/remotes\/([\w-]+)\//.exec(failure.stack ?? '')?.[1] : undefined
  const version = remote === undefined ? shell.version : remotes[remote]?.version
  return `${remote ?? 'shell'} ${version ?? '?'}`
}
