import { remoteConfig } from 'shared/federation/build'

export default remoteConfig({
  name: 'mf-home',
  directory: import.meta.dirname,
  screens: { Home: './src/HomeScreen.tsx', Companies: './src/CompaniesScreen.tsx' },
})
