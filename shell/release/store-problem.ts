/** Why a release store cannot be read or changed: one line, which names the file or the command that helps. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}
