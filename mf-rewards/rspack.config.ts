import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-rewards',
  directory: import.meta.dirname,
  screens: {
    Rewards: { module: './src/RewardsScreen.tsx', path: 'rewards', shape: 'cards' },
    Vouchers: { module: './src/VouchersScreen.tsx', path: 'rewards/vouchers', shape: 'cards', offline: true },
  },
  maxKb: 25.8,
}

export default remoteConfig(remote)
