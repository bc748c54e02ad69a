import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** Root may read everything: until the test ends, this process is somebody else, who may write to a store. Its files and folders keep their rights. */
export function becomeAnotherUser(store: string): void {
  if (process.getuid?.() !== 0) return
  execFileSync('chmod', ['755', `${store}/..`])
  execFileSync('find', [store, '-type', 'd', '-exec', 'chown', '65534', '{}', '+'])
  process.seteuid?.(65_534)
  onTestFinished(() => process.seteuid?.(0))
}
