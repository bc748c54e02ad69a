import { isOrganizationKey } from 'shared/contract'
import type { ScreenName } from 'shared/federation'

/** Where an address leads. The server reads it to preload, the shell to render. */
export type Destination =
  /** A console screen; signed out, the address stays and the signed-out area shows in its place. */
  | { readonly kind: 'console'; readonly screen: ScreenName; readonly key: string | undefined }
  | { readonly kind: 'verification' }
  /** The external club site. */
  | { readonly kind: 'club' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' }

/** Addresses outside any organisation; they win over keys (readings, "Routes"). */
const staticRoutes: Readonly<Record<string, Destination>> = {
  '': { kind: 'console', screen: 'Companies', key: undefined },
  mome: { kind: 'club' },
  verification: { kind: 'verification' },
  scores: { kind: 'redirect', to: '/' },
  rewards: { kind: 'redirect', to: '/' },
  'user-profile': { kind: 'console', screen: 'Profile', key: undefined },
}

/** Screens of an organisation, by the path beneath its key. */
const organizationRoutes: Readonly<Record<string, ScreenName>> = {
  '': 'Home',
  scores: 'Scores',
  rewards: 'Rewards',
  'rewards/vouchers': 'Vouchers',
  'user-profile': 'Profile',
}

/** Where a path leads (spec §2); total over every text a browser may send. */
export function destinationOf(pathname: string): Destination {
  // A last slash says nothing, but `//` is not `/`: to a link it would be the beginning of another site's address.
  const path = pathname.replace(/^\//, '').replace(/(?<=.)\/$/, '')
  const fixed = ownValue(staticRoutes, path)
  if (fixed) return fixed
  const [key = '', ...rest] = path.split('/')
  const screen = ownValue(organizationRoutes, rest.join('/'))
  return screen && isOrganizationKey(key) ? { kind: 'console', screen, key } : { kind: 'not-found' }
}

/** Whether a screen shows what this device keeps, and so is of use without a network, and while nobody can check the session. */
export const isOfflineScreen = (screen: ScreenName): boolean => offlineScreens.includes(screen)

/** The server has the service worker keep their code. */
export const offlineScreens: readonly ScreenName[] = ['Vouchers']

/**
 * The screen that an address shows first, so that it can be fetched before the session is known.
 * @param likelySignedIn whether this browser last had a session
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

/** A table's own value: `/constructor` is an address like any other. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
