import { createServer } from 'node:net'

/** The default without PORT. */
const defaultPort = 3000

export type ConfiguredPort =
  | { readonly ok: true; readonly port: number }
  /** `problem` is one line that names the variable. */
  | { readonly ok: false; readonly problem: string }

/** Reads the port to serve on from PORT; 0 means any free one. */
export function readConfiguredPort(text = process.env.PORT): ConfiguredPort {
  if (text === undefined || text === '') return { ok: true, port: defaultPort }
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535
    ? { ok: true, port }
    : { ok: false, problem: `PORT: ${JSON.stringify(text)} is not a port (0 to 65535)` }
}

/** Whether a port is free. Checked before the site is built, so that a taken port is reported early. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, () => probe.close(() => answer(true)))
  })
}
