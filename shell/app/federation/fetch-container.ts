import { integrityPattern, type RemoteRelease } from 'shared/federation'
import { LoadFailure } from './load-error.ts'
import type { Container } from './screen-loader.ts'

/**
 * Fetches a remote's entry and runs it. The browser runs it only if its content has the integrity that the release names.
 * @param name the global variable to which the entry assigns its container
 * @param retry 0 for the first attempt. The browser remembers some failures by their address, so each retry uses another one
 * @throws {LoadFailure}
 */
export async function fetchContainer(name: string, entry: RemoteRelease['entry'], retry: number): Promise<Container> {
  const script = document.createElement('script')
  script.integrity = integrityOf(entry)
  script.src = retry === 0 ? entry.url : `${entry.url}?retry=${retry}`
  script.async = true
  script.crossOrigin = 'anonymous'
  await runScript(script)
  // In the task in which the script ran: another entry of the same remote may run in the next one.
  const container: unknown = Reflect.get(globalThis, name)
  Reflect.set(globalThis, name, undefined)
  if (!isContainer(container)) throw new LoadFailure('not-a-remote', script.src)
  return container
}

/** The integrity of an entry. @throws {LoadFailure} if the release names none that browsers check */
export function integrityOf(entry: RemoteRelease['entry']): string {
  // Only the development shell runs a hot entry. The production build removes this line.
  if (process.env.NODE_ENV === 'development' && 'hot' in entry) return ''
  if ('integrity' in entry && integrityPattern.test(entry.integrity)) return entry.integrity
  throw new LoadFailure('not-released', `the release names no integrity for ${entry.url}`)
}

/** Resolves in the task in which the script ran. */
function runScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    let thrown: string | undefined
    // For a script that throws, the browser dispatches `error` on the window, and then `load` on the script.
    const onError = (event: ErrorEvent) => {
      if (event.filename !== script.src) return
      thrown = event.message
      event.stopImmediatePropagation()
    }
    const end = (failure?: LoadFailure) => {
      removeEventListener('error', onError, true)
      script.remove()
      if (failure) reject(failure)
      else resolve()
    }
    addEventListener('error', onError, true)
    script.addEventListener('load', () => end(thrown === undefined ? undefined : new LoadFailure('threw', thrown)))
    script.addEventListener('error', () => end(new LoadFailure('not-delivered', script.src)))
    document.head.append(script)
  })
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  'get' in value &&
  typeof value.init === 'function' &&
  typeof value.get === 'function'
