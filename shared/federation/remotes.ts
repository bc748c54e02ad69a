/** A remote's name: that of its package and its folder, and part of its files' addresses. There is no list: a remote joins by being published. */
export type RemoteName = `mf-${string}`

/** The form of a remote's name. */
export const remotePattern = /^mf-[a-z][a-z0-9-]*$/

/** A screen that a remote exposes: its name is a word with a capital, such as `Home`, and no other remote's. */
export type ScreenName = string

/** The key of a screen in its container and manifest. */
export const exposeOf = (screen: ScreenName): string => `./${screen}`

/** The name of a remote's global variable: the remote's name as an identifier. */
export const containerName = (remote: RemoteName): string => remote.replaceAll('-', '_')
