import { endProcess } from './file-store.ts'
import { messageOf } from './problems.ts'

/** Ends a program with exit code 1 and one line on standard error that says why. */
export function refuse(problem: unknown): never {
  console.error(messageOf(problem).replaceAll(/\s+/g, ' '))
  endProcess(1)
}
