import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-home',
  directory: import.meta.dirname,
  screens: { Home: './src/HomeScreen.tsx', Companies: './src/CompaniesScreen.tsx' },
}

export default remoteConfig(remote)
