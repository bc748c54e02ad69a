import { isOrganizationKey } from 'shared/contract'
import type { ScreenName } from 'shared/federation'
import { findScreen, screenAtPath, type ReleasedRemotes } from './released-screens.ts'

/** Where an address leads. The server uses it to preload files, the shell to render. */
export type Destination =
  /** A console screen. A visitor who is not signed in sees the signed-out area at the same address. */
  | { readonly kind: 'console'; readonly screen: ScreenName; readonly key: string | undefined }
  | { readonly kind: 'verification' }
  /** The external club site. */
  | { readonly kind: 'club' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' }

/** Addresses outside any organisation. They take precedence over keys (readings, "Routes, start, organisation"). */
const staticRoutes: Readonly<Record<string, Destination>> = {
  '': { kind: 'console', screen: 'Companies', key: undefined },
  mome: { kind: 'club' },
  verification: { kind: 'verification' },
  scores: { kind: 'redirect', to: '/' },
  rewards: { kind: 'redirect', to: '/' },
  'user-profile': { kind: 'console', screen: 'Profile', key: undefined },
}

/** The specification's screens of an organisation, by the path after its key. A remote may declare further ones. */
export const organizationRoutes: Readonly<Record<string, ScreenName>> = {
  '': 'Home',
  caixa: 'Till',
  scores: 'Scores',
  rewards: 'Rewards',
  'rewards/vouchers': 'Vouchers',
  'user-profile': 'Profile',
}

/** Whether the shell itself leads to a screen: its address is the specification's, whatever its remote declares. */
export const isRoutedByShell = (screen: ScreenName): boolean => shellScreens.has(screen)

const shellScreens: ReadonlySet<ScreenName> = new Set([
  'Auth',
  'Verification',
  'Companies',
  ...Object.values(organizationRoutes),
])

/**
 * The destination of a path (spec §2). Every text has one. The specification's addresses take precedence over those that remotes
 * declare.
 */
export function destinationOf(pathname: string, remotes: ReleasedRemotes): Destination {
  // A trailing slash is ignored. But `//` is not `/`: in a link, `//` begins another site's address.
  const path = pathname.replace(/^\//, '').replace(/(?<=.)\/$/, '')
  const fixed = ownValue(staticRoutes, path)
  if (fixed) return fixed
  const [key = '', ...rest] = path.split('/')
  const beneath = rest.join('/')
  const screen = ownValue(organizationRoutes, beneath) ?? screenAtPath(remotes, beneath)
  return screen && isOrganizationKey(key) ? { kind: 'console', screen, key } : { kind: 'not-found' }
}

/** The organisation that an address without a page belongs to: `/padaria/nothing`, `/padaria.html`. `/index.html` belongs to none. */
export function organizationNear(pathname: string): string | undefined {
  const [, key = ''] = /^\/([^/.]*)/.exec(pathname) ?? []
  return key !== 'index' && isOrganizationKey(key) ? key : undefined
}

/** Whether a screen works offline, and while the session cannot be checked, because it shows what this device keeps. */
export const isOfflineScreen = (screen: ScreenName, remotes: ReleasedRemotes): boolean =>
  findScreen(remotes, screen)?.released.offline ?? false

/** Whether a screen works at an organisation that could not be loaded: the customer's own data, the way to another company, and what this device keeps. */
export const needsNoOrganization = (screen: ScreenName, remotes: ReleasedRemotes): boolean =>
  screen === 'Profile' || isOfflineScreen(screen, remotes)

/**
 * The screen that an address probably shows first, so that its code can be fetched before the session is checked; undefined if
 * the address shows no screen.
 * @param likelySignedIn whether this browser had a session at its last visit
 */
export function firstScreen(destination: Destination, likelySignedIn: boolean): ScreenName | undefined {
  switch (destination.kind) {
    case 'console':
      return likelySignedIn ? destination.screen : 'Auth'
    case 'verification':
      return 'Verification'
    case 'club':
    case 'redirect':
    case 'not-found':
      return undefined
  }
}

/** The address of the web app manifest for an organisation's pages; without a key, for all other pages. */
export const manifestAddress = (key: string | undefined): string =>
  key === undefined ? '/manifest.webmanifest' : `/manifest.webmanifest?key=${key}`

/** The value of a table's own property: `/constructor` must not find an inherited one. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
