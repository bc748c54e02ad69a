import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-profile',
  directory: import.meta.dirname,
  screens: { Profile: './src/ProfileScreen.tsx' },
}

export default remoteConfig(remote)
