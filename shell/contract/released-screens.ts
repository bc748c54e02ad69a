import type { NavigationPlace, ReleasedScreen, Release, RemoteName, RemoteRelease, ScreenName } from 'shared/federation'

/** The remotes of a release, as the page and the store describe them. */
export type ReleasedRemotes = Readonly<Record<string, Pick<RemoteRelease, 'screens'>>>

/** A screen of a release, with its remote. */
interface FoundScreen {
  readonly name: ScreenName
  readonly remote: RemoteName
  readonly released: ReleasedScreen
}

function screensOf(remotes: ReleasedRemotes): readonly FoundScreen[] {
  return Object.entries(remotes).flatMap(([remote, { screens }]) =>
    Object.entries(screens).map(([name, released]) => ({ name, remote: remote as RemoteName, released })),
  )
}

/** A screen by its name; undefined if no remote of the release has it. */
export const findScreen = (remotes: ReleasedRemotes, screen: ScreenName): FoundScreen | undefined =>
  screensOf(remotes).find(({ name }) => name === screen)

/** The name of the screen that declares a path beneath the organisation's key. */
export const screenAtPath = (remotes: ReleasedRemotes, path: string): ScreenName | undefined =>
  screensOf(remotes).find(({ released }) => released.path === path)?.name

/** The names of the screens that work offline. */
export const offlineScreens = (remotes: ReleasedRemotes): readonly ScreenName[] =>
  screensOf(remotes).flatMap(({ name, released }) => (released.offline ? name : []))

/** A place that a remote declares in an organisation's navigation. */
export interface DeclaredPlace extends NavigationPlace {
  readonly path: string
}

/** The declared places, in their order. */
export const declaredPlaces = ({ remotes }: Release): readonly DeclaredPlace[] =>
  screensOf(remotes)
    .flatMap(({ released: { navigation, path } }) => (navigation && path !== undefined ? { ...navigation, path } : []))
    .sort((one, other) => one.order - other.order)
