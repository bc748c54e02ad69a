import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-rewards',
  directory: import.meta.dirname,
  screens: { Rewards: './src/RewardsScreen.tsx', Vouchers: './src/VouchersScreen.tsx' },
}

export default remoteConfig(remote)
