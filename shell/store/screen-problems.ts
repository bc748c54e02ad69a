import { isOrganizationKey } from 'shared/contract'
import { remotePattern, type ScreenDeclaration, type ScreenName } from 'shared/federation'
import { isRoutedByShell, organizationRoutes } from '../contract/routes.ts'

export { destinationOf } from '../contract/routes.ts'

/** A declared screen, with its remote. */
interface Declared {
  readonly remote: string
  readonly screen: ScreenName
  readonly path: string | undefined
}

type Remotes = Readonly<Record<string, { readonly screens: Readonly<Record<ScreenName, ScreenDeclaration>> }>>

const screenPattern = /^[A-Z][A-Za-z0-9]*$/
const pathPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/
/** Commands and numbers of SVG path data, and nothing that could be markup. */
const drawingPattern = /^[MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]{1,600}$/
/** In letters. With two such tabs all six are legible side by side on the narrowest phone. */
const longestTitle = 9
const mostPlaces = 2

/** Why remotes' screens do not go together, or not with the shell; a line each. */
export function screenProblems(remotes: Remotes): readonly string[] {
  const declared = Object.entries(remotes).flatMap(([remote, { screens }]) =>
    Object.entries(screens).map(([screen, { path }]): Declared => ({ remote, screen, path })),
  )
  return [
    ...Object.keys(remotes)
      .filter((name) => !remotePattern.test(name))
      .map((name) => `${name} is no name of a remote`),
    ...declared.flatMap((one, index) => [
      ...problemsOf(one),
      ...declared.slice(0, index).flatMap((other) => clashOf(one, other)),
    ]),
    ...navigationProblems(remotes),
  ]
}

function problemsOf({ remote, screen, path }: Declared): readonly string[] {
  if (!screenPattern.test(screen)) return [`${remote} declares a screen "${screen}", which is no name of a screen`]
  if (isRoutedByShell(screen)) {
    const [own] = Object.entries(organizationRoutes).find(([, name]) => name === screen) ?? []
    return path === undefined || path === own
      ? []
      : [
          `${remote} declares ${screen} at "${path}"; the shell shows it at ${own === undefined ? 'an address of its own' : `"${own}"`}`,
        ]
  }
  if (path === undefined) return [`${remote} declares ${screen} without a path, and the shell does not lead to it`]
  if (!pathPattern.test(path)) return [`${remote} declares ${screen} at "${path}", which is no path`]
  // What is no key is the shell's own.
  const [first = ''] = path.split('/')
  return isOrganizationKey(first) ? [] : [`${remote} declares ${screen} at "${path}", which the shell keeps for itself`]
}

/** Two screens clash if they have one name or one path, or if one lies beneath the path of another remote's. */
function clashOf(one: Declared, other: Declared): readonly string[] {
  if (one.screen === other.screen) return [`${one.remote} and ${other.remote} both declare ${one.screen}`]
  if (!one.path || !other.path) return []
  const isClash =
    one.path === other.path ||
    (one.remote !== other.remote && (isBeneath(one.path, other.path) || isBeneath(other.path, one.path)))
  return isClash
    ? [
        `${one.remote} declares ${one.screen} at "${one.path}", where ${other.remote} has ${other.screen} at "${other.path}"`,
      ]
    : []
}

const isBeneath = (path: string, other: string): boolean => path.startsWith(`${other}/`)

function navigationProblems(remotes: Remotes): readonly string[] {
  const places = Object.entries(remotes).flatMap(([remote, { screens }]) =>
    Object.entries(screens).flatMap(([screen, { navigation }]) => (navigation ? { remote, screen, navigation } : [])),
  )
  return [
    ...places.flatMap(({ remote, screen, navigation: { title, icon } }) => [
      ...(isRoutedByShell(screen) ? [`${remote} declares a tab for ${screen}, whose tab is the shell’s`] : []),
      ...(title.trim() === '' || title.length > longestTitle
        ? [`${remote} declares the tab "${title}"; a title has 1 to ${longestTitle} characters`]
        : []),
      ...(drawingPattern.test(icon) ? [] : [`${remote} declares an icon for ${screen} that is no path data`]),
    ]),
    ...places
      .slice(mostPlaces)
      .map(
        ({ remote, screen }) =>
          `${remote} declares a tab for ${screen}; there is room for ${mostPlaces} beside the shell’s own`,
      ),
  ]
}

/** A screen of the specification that a remote no longer has, or that is gone with it; undefined if it has all that it had. */
export const droppedScreen = (
  former: Remotes[string],
  next: Remotes[string] = { screens: {} },
): ScreenName | undefined =>
  Object.keys(former.screens).find((screen) => isRoutedByShell(screen) && !Object.hasOwn(next.screens, screen))
