/*
 * Loaded before a server of the bench: on a message, it replies how many megabytes are in use. It collects garbage first: a
 * process takes more from the system than it uses, in steps of its own.
 */
export type MemoryQuestion = 'memory in use'

process.on('message', (message) => {
  if (message !== ('memory in use' satisfies MemoryQuestion)) return
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.((heapUsed + external) / 1e6)
})
