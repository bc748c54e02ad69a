import type { ReleaseOverride } from 'shared/federation'

/** How a part of a release came to be served. Customers can read it. */
export interface PartDescription extends Pick<ReleaseOverride, 'commit' | 'published'> {
  /** The id of its version in the store. */
  readonly id: string
  /** Absent if the log can no longer tell. */
  readonly promoted?: ReleaseOverride['published']
}

/** What the server says of a release at {@link descriptionAddress}: who published and promoted each part, by the part's name. */
export interface ReleaseDescription {
  readonly release: string
  readonly parts: Readonly<Record<string, PartDescription>>
}

/** The path of a release's description, on the site's own origin. */
export const descriptionAddress = (release: string): string => `/releases/${release}.json`
