export { hotEntryUrl, hotRemoteConfig } from './hot-remote-config.ts'
export { isolationConfig } from './isolation-config.ts'
export { declarationsOf, remoteConfig, type RemoteOptions } from './remote-config.ts'
export { refreshableShellConfig, shellConfig } from './shell-config.ts'
