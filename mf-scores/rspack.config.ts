import { remoteConfig } from 'shared/federation/build'

export default remoteConfig({
  name: 'mf-scores',
  directory: import.meta.dirname,
  screens: { Scores: './src/ScoresScreen.tsx' },
})
