/** The five remotes. The name is that of the package and the folder, and part of the address. */
export const remoteNames = ['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile'] as const
export type RemoteName = (typeof remoteNames)[number]

/** A screen that a remote exposes, as the route table names it. */
export type ScreenName = 'Auth' | 'Verification' | 'Home' | 'Companies' | 'Scores' | 'Rewards' | 'Vouchers' | 'Profile'

/** The remote that exposes each screen: the contract between the shell's routes and the remotes. */
export const remoteOfScreen = {
  Auth: 'mf-auth',
  Verification: 'mf-auth',
  Home: 'mf-home',
  Companies: 'mf-home',
  Scores: 'mf-scores',
  Rewards: 'mf-rewards',
  Vouchers: 'mf-rewards',
  Profile: 'mf-profile',
} as const satisfies Record<ScreenName, RemoteName>

/** What the shell draws in a screen's place while its code is not there: a panel with a figure, rows, cards or a form. */
export type ScreenShape = 'hero' | 'rows' | 'cards' | 'form'

/** The shape that each remote declares for its screens. */
export const shapeOfScreen = {
  Auth: 'form',
  Verification: 'form',
  Home: 'hero',
  Companies: 'cards',
  Scores: 'rows',
  Rewards: 'cards',
  Vouchers: 'cards',
  Profile: 'form',
} as const satisfies Record<ScreenName, ScreenShape>

/** The key of a screen in its container and manifest. */
export const exposeOf = (screen: ScreenName): `./${ScreenName}` => `./${screen}`

/** The name of a remote's global variable: the remote's name as an identifier. */
export const containerName = (remote: RemoteName): string => remote.replaceAll('-', '_')
