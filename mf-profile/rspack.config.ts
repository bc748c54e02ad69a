import { remoteConfig } from 'shared/federation/build'

export default remoteConfig({
  name: 'mf-profile',
  directory: import.meta.dirname,
  screens: { Profile: './src/ProfileScreen.tsx' },
})
