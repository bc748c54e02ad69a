import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-profile',
  directory: import.meta.dirname,
  screens: { Profile: { module: './src/ProfileScreen.tsx', path: 'user-profile', shape: 'form' } },
  maxKb: 18.4,
}

export default remoteConfig(remote)
