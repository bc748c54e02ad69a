import type { ReleaseFile } from 'shared/federation'

/** The files of a release that the service worker keeps. Each has a hash of its content in its name; its integrity is checked. */
export interface KeptRelease {
  /** The page that starts the site at any address, without a network. */
  readonly page: ReleaseFile
  /** The files that this page needs to start. */
  readonly start: readonly ReleaseFile[]
  /** The files of the screens that work offline. If one cannot be fetched, the others are still kept. */
  readonly screens: readonly ReleaseFile[]
}
