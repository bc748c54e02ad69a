import { remoteConfig } from 'shared/federation/build'

export default remoteConfig({
  name: 'mf-auth',
  directory: import.meta.dirname,
  screens: { Auth: './src/AuthScreen.tsx', Verification: './src/VerificationScreen.tsx' },
})
