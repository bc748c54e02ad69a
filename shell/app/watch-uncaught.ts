import type { Release } from 'shared/federation'
import type { Problem } from '../contract/browser-report.ts'
import { scriptFolders } from './federation/allow-released-scripts.ts'
import { releaseName } from './federation/load-error.ts'
import { messages } from './messages.ts'

/**
 * Reports each uncaught error and unhandled rejection of the site to the console, with part, version, phase and release. Only the
 * first one shows the customer a toast, since the page usually still works. @param tell gets each too
 */
export function watchUncaught(release: Release, tell: (problem: Problem) => void): void {
  let isTold = false

  /** @param phase where it was thrown: in an event, a timer or an effect, or in a promise @param place file, line and column, if the browser says them */
  async function report(phase: 'event' | 'promise', failure: unknown, place = ''): Promise<void> {
    // The browser's own notices, such as that of a ResizeObserver loop, carry no error.
    if (failure === null || failure === undefined || !isOfSite(failure, place, release)) return
    tell(describe(phase, failure, place, release))
    console.warn(`[uncaught] ${partOf(failure, release)} in phase ${phase} (release ${releaseName(release)})`, failure)
    if (isTold) return
    isTold = true
    const { showToast } = await import(/* webpackMode: "eager" */ 'shared/toast')
    showToast({ status: 'warning', message: messages.uncaught })
  }

  addEventListener('error', ({ error, filename, lineno, colno }) => {
    void report('event', error, `${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => void report('promise', reason))
}

function describe(phase: 'event' | 'promise', failure: unknown, place: string, release: Release): Problem {
  const [part = '', version = ''] = partOf(failure, release).split(' ')
  const { name, stack } = failure instanceof Error ? failure : { name: typeof failure, stack: '' }
  const [file] = /\/(?:assets|remotes\/[\w-]+)\/[\w.-]+:\d+:\d+/.exec(`${stack} ${place}`) ?? []
  return { problem: 'uncaught', part, version, phase, error: name, place: file }
}

/** Whether a failure names a released script. Others are of extensions and injected scripts: the customer's visit is not concerned. */
export function isOfSite(failure: unknown, place: string, release: Release): boolean {
  const trace = `${place} ${failure instanceof Error ? failure.stack : ''}`
  return scriptFolders(release).some((folder) => trace.includes(folder))
}

/** The part of the site that threw, with its version: the remote whose files the stack names, else the shell. */
export function partOf(failure: unknown, { shell, remotes }: Release): string {
  const remote = failure instanceof Error ? /\/remotes\/([\w-]+)\//.exec(failure.stack ?? '')?.[1] : undefined
  const version = remote === undefined ? shell.version : remotes[remote]?.version
  return `${remote ?? 'shell'} ${version ?? '?'}`
}
