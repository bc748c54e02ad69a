import type { PublishedRelease } from '../../store/publish.ts'
import type { PartName } from '../../store/version.ts'

export type ScreenToOpen = ReturnType<typeof screensToOpen>[number]

const key = 'padaria'

/** The addresses of screens that no organisation's path leads to. */
const ofTheirOwn: Readonly<Record<string, string>> = { Companies: '/', Auth: `/${key}`, Verification: '/verification' }

const signedOut: ReadonlySet<string> = new Set(['Auth', 'Verification'])

/** The screens of some parts of a release that have an address; the shell's are all. */
export function screensToOpen({ remotes }: PublishedRelease, parts: readonly PartName[]) {
  return Object.entries(remotes).flatMap(([remote, { screens }]) => {
    if (!parts.includes('shell') && !parts.some((part) => part === remote)) return []
    return Object.entries(screens).map(([screen, { path = '' }]) => {
      const address = ofTheirOwn[screen] ?? (path === '' ? `/${key}` : `/${key}/${path}`)
      return { remote, screen, path: address, isSignedIn: !signedOut.has(screen) }
    })
  })
}
