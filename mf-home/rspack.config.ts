import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-home',
  directory: import.meta.dirname,
  screens: {
    Home: { module: './src/HomeScreen.tsx', path: '', shape: 'hero' },
    Companies: { module: './src/CompaniesScreen.tsx', shape: 'cards' },
  },
  maxKb: 20.9,
}

export default remoteConfig(remote)
