import type { PublishedRelease } from 'shell/release'
import type { PartName } from 'shell/release/version'

/** A screen, and where it is. */
export interface ScreenToOpen {
  readonly remote: string
  readonly screen: string
  readonly path: string
  readonly isSignedIn: boolean
}

/** The organisation in which screens are opened. */
const key = 'padaria'

/** The specification's addresses, which the shell owns. */
const fixed: Readonly<Record<string, string>> = {
  Home: `/${key}`,
  Companies: '/',
  Auth: `/${key}`,
  Verification: '/verification',
  Scores: `/${key}/scores`,
  Rewards: `/${key}/rewards`,
  Vouchers: `/${key}/rewards/vouchers`,
  Profile: `/${key}/user-profile`,
}

const signedOut: ReadonlySet<string> = new Set(['Auth', 'Verification'])

/** The screens of some parts of a release that have an address; the shell's are all. */
export function screensToOpen({ remotes }: PublishedRelease, parts: readonly PartName[]): readonly ScreenToOpen[] {
  return Object.entries(remotes).flatMap(([remote, { screens }]) => {
    if (!parts.includes('shell') && !parts.some((part) => part === remote)) return []
    return Object.entries(screens).flatMap(([name, declared]) => {
      const screen = name.replace('./', '')
      const path = fixed[screen] ?? declaredPath(declared)
      return path === undefined ? [] : [{ remote, screen, path, isSignedIn: !signedOut.has(screen) }]
    })
  })
}

/** The address that a build declares, beneath the organisation's key. */
const declaredPath = (declared: object): string | undefined => ('path' in declared && typeof declared.path === 'string' ? `/${key}/${declared.path}` : undefined)
