import { remoteConfig } from 'shared/federation/build'

export default remoteConfig({
  name: 'mf-rewards',
  directory: import.meta.dirname,
  screens: { Rewards: './src/RewardsScreen.tsx' },
})
