/** Ends the task, so that the browser first answers a touch. A timer would wait at least 4 ms from the fifth nested one on. */
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
