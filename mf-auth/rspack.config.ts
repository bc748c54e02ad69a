import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: 'mf-auth',
  directory: import.meta.dirname,
  screens: { Auth: './src/AuthScreen.tsx', Verification: './src/VerificationScreen.tsx' },
}

export default remoteConfig(remote)
