/** Thrown if a release store cannot be read or changed. The message is one line that names the file, or the command that helps. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}
