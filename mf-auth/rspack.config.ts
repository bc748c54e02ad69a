import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-auth',
  directory: import.meta.dirname,
  screens: {
    Auth: { module: './src/AuthScreen.tsx', shape: 'form' },
    Verification: { module: './src/VerificationScreen.tsx', shape: 'form' },
  },
  maxKb: 22.7,
}

export default remoteConfig(remote)
