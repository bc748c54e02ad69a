/** Ends a command with exit code 1 and one line that says why. */
export function refuse(problem: unknown): never {
  console.error(String(problem instanceof Error ? problem.message : problem).replaceAll(/\s+/g, ' '))
  process.exit(1)
}
