/*
 * Loaded before a server of the bench: to each message it replies how many megabytes are in use. It collects garbage
 * first: a process takes more from the system than it uses, in steps of its own.
 */
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.((heapUsed + external) / 1e6)
})
