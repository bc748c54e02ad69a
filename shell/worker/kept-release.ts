import type { ReleaseFile } from 'shared/federation'

/** What the service worker keeps of a release. Each file is named by its content, and checked by its integrity before it is kept. */
export interface KeptRelease {
  /** The page that starts the site at any address, without a network. */
  readonly page: ReleaseFile
  /** What that page takes to start. */
  readonly start: readonly ReleaseFile[]
  /** The screens that are of use without a network. If one cannot be fetched, the others are kept all the same. */
  readonly screens: readonly ReleaseFile[]
}
