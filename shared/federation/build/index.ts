export { isolationConfig } from './isolation-config.ts'
export { remoteConfig } from './remote-config.ts'
export { sharePolicy } from './share-policy.ts'
export { shellConfig } from './shell-config.ts'
