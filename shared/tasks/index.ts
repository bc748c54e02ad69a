export { abortedAfter } from './aborted-after.ts'
export { whenAborted } from './when-aborted.ts'

/**
 * Ends the task at hand: what follows runs in one of its own, so that a touch that came meanwhile is answered first.
 * A timer would do the same, but waits for 4 ms from the fifth on.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const run = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', run, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
