export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 422

/** A refusal of the API, the swap service or the terms service; thrown, and sent as JSON. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: ProblemStatus
  /** The refused part of the request. */
  readonly field: string | undefined

  constructor(status: ProblemStatus, message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}
