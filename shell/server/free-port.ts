import { createServer } from 'node:net'

/** Whether a port is free; checked before a site is built for it. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, () => probe.close(() => answer(true)))
  })
}
