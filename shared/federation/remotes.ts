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

/** The key of a screen in its container and manifest. */
export const exposeOf = (screen: ScreenName): `./${ScreenName}` => `./${screen}`

/** The name of a remote's global variable: the remote's name as an identifier. */
export const containerName = (remote: RemoteName): string => remote.replaceAll('-', '_')
