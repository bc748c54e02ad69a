import { endProcess } from './file-store.ts'
import { messageOf, Misfit } from './problems.ts'

/** Ends a program with exit code 1 and, on standard error, one line that says why; of parts that do not fit, one for each reason. */
export function refuse(problem: unknown): never {
  console.error(problem instanceof Misfit ? problem.message : messageOf(problem).replaceAll(/\s+/g, ' '))
  endProcess(1)
}
