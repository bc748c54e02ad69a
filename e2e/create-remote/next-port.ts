import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotesIn } from 'shell/release'

/** The port after the highest at which a remote of the workspace runs alone. */
export function nextPort(workspace: string): number {
  const ports = remotesIn(workspace).flatMap((name) =>
    [...readFileSync(join(workspace, name, 'package.json'), 'utf8').matchAll(/--port (\d+)/g)].map(([, port]) => Number(port)),
  )
  return Math.max(3100, ...ports) + 1
}
