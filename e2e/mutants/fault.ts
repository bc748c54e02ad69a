/** One changed line of the product that breaks one line of the specification, and that the tests of that line must notice. */
export interface Fault {
  /** The line of the specification, as `e2e/spec-lines.json` numbers it. */
  readonly line: string
  /** Relative to the workspace. */
  readonly file: string
  /** Occurs once in the file. */
  readonly from: string
  readonly to: string
}

/** A fault that cannot be tried: it is wrong, or the code around it has changed. */
export class UselessFault extends Error {
  override readonly name = 'UselessFault'
}

export const faultTitle = ({ line, file, from, to }: Fault): string => `${line} ${file}: ${from} → ${to}`
