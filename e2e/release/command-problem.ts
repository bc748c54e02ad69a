/** What the person who typed a command can correct. The message is one line. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem'
}
