/** Who did something, and when. Customers can read it. */
interface Attribution {
  /** A person or a team. */
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/** How a part of a release came to be served. */
export interface PartDescription {
  /** The id of its version in the store. */
  readonly id: string
  /** The source commit. Absent if it was built outside of git. */
  readonly commit?: string
  readonly published: Attribution
  /** Absent if the log can no longer tell. */
  readonly promoted?: Attribution
}

/** What the server says of a release at {@link descriptionAddress}: who published and promoted each part, by the part's name. */
export interface ReleaseDescription {
  readonly release: string
  readonly parts: Readonly<Record<string, PartDescription>>
}

/** The path of a release's description, on the site's own origin. */
export const descriptionAddress = (release: string): string => `/releases/${release}.json`
