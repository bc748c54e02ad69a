import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Root may read everything: until the test ends, this process is somebody else, who may write to a store. */
export function becomeAnotherUser(store: string): void {
  if (process.getuid?.() !== 0) return
  // Its files and folders have the rights that it gave them.
  chmodSync(dirname(store), 0o755)
  const names = readdirSync(store, { recursive: true, encoding: 'utf8' })
  for (const path of ['', ...names].map((name) => join(store, name)).filter((one) => statSync(one).isDirectory()))
    chownSync(path, 65_534, 65_534)
  process.seteuid?.(65_534)
  onTestFinished(() => process.seteuid?.(0))
}
