import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-home',
  directory: import.meta.dirname,
  screens: {
    Home: { module: './src/HomeScreen.tsx', path: '', shape: 'hero' },
    Till: { module: './src/TillScreen.tsx', path: 'caixa', shape: 'rows', offline: true },
    Companies: { module: './src/CompaniesScreen.tsx', shape: 'cards' },
  },
  maxKb: 30.5,
}

export default remoteConfig(remote)
