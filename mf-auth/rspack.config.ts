import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-auth',
  directory: import.meta.dirname,
  screens: {
    Auth: { module: './src/AuthScreen.tsx', shape: 'form' },
    Verification: { module: './src/VerificationScreen.tsx', shape: 'form' },
  },
  maxKb: 23.1,
}

export default remoteConfig(remote)
