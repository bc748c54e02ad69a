import type { Release } from 'shared/federation'
import { scriptFolders } from './federation/allow-released-scripts.ts'
import { releaseName } from './federation/load-error.ts'
import { messages } from './messages.ts'

/**
 * Reports each uncaught error and unhandled rejection of the site to the console, with part, version, phase and release. Only the
 * first one shows the customer a toast, since the page usually still works.
 */
export function watchUncaught(release: Release): void {
  let isTold = false

  /** @param phase where it was thrown: in an event, a timer or an effect, or in a promise @param file if the browser says it */
  async function report(phase: 'event' | 'promise', failure: unknown, file = ''): Promise<void> {
    // The browser's own notices, such as that of a ResizeObserver loop, carry no error.
    if (failure === null || failure === undefined || !isOfSite(failure, file, release)) return
    console.warn(`[uncaught] ${partOf(failure, release)} in phase ${phase} (release ${releaseName(release)})`, failure)
    if (isTold) return
    isTold = true
    const { showToast } = await import(/* webpackMode: "eager" */ 'shared/toast')
    showToast({ status: 'warning', message: messages.uncaught })
  }

  addEventListener('error', ({ error, filename }) => void report('event', error, filename))
  addEventListener('unhandledrejection', ({ reason }) => void report('promise', reason))
}

/** Whether a failure names a released script. Others are of extensions and injected scripts: the customer's visit is not concerned. */
export function isOfSite(failure: unknown, file: string, release: Release): boolean {
  const trace = `${file} ${failure instanceof Error ? failure.stack : ''}`
  return scriptFolders(release).some((folder) => trace.includes(folder))
}

/** The part of the site that threw, with its version: the remote whose files the stack names, else the shell. */
export function partOf(failure: unknown, { shell, remotes }: Release): string {
  const remote = failure instanceof Error ? /\/remotes\/([\w-]+)\//.exec(failure.stack ?? '')?.[1] : undefined
  const version = remote === undefined ? shell.version : remotes[remote]?.version
  return `${remote ?? 'shell'} ${version ?? '?'}`
}
