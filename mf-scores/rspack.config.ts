import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-scores',
  directory: import.meta.dirname,
  screens: { Scores: './src/ScoresScreen.tsx' },
}

export default remoteConfig(remote)
