import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-scores',
  directory: import.meta.dirname,
  screens: { Scores: { module: './src/ScoresScreen.tsx', path: 'scores', shape: 'rows' } },
  maxKb: 13.7,
}

export default remoteConfig(remote)
