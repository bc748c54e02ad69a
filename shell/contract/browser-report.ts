import type { LoadReport } from 'shared/contract/load-report'

/** Where browsers tell the site's own server what they meet. `GET` of the same address is an organisation's page. */
export const reportsPath = '/reports'

interface Reported {
  /** The release that the page was opened with. */
  readonly release: string
  /** An override is in the release: it counts for nothing. */
  readonly override?: true | undefined
}

/** How the load of a screen ended. `load` is a random UUID of this report alone; a page without a secure context has none. */
export interface LoadOutcome extends Reported, Pick<LoadReport, 'load' | 'remote' | 'outcome'> {}

/** Something that went wrong in a page. Neither a message nor an address is in it: they may quote what a customer typed. */
export type Problem =
  | {
      readonly problem: 'uncaught'
      readonly part: string
      readonly version: string
      readonly phase: 'event' | 'promise'
      /** The error's class. */
      readonly error: string
      /** `path:line:column` in a released file. */
      readonly place?: string | undefined
    }
  | {
      readonly problem: 'policy'
      readonly directive: string
      /** What the page's policy refused: an origin, or a word such as `inline`. */
      readonly blocked: string
    }

export type ProblemReport = Problem & Reported
