import { endProcess } from './file-store.ts'
import { messageOf, Refusal } from './problems.ts'

/** Ends a program with exit code 1 and one line on standard error that says why; a refusal has one for each reason. */
export function refuse(problem: unknown): never {
  console.error(problem instanceof Refusal ? problem.message : messageOf(problem).replaceAll(/\s+/g, ' '))
  endProcess(1)
}
