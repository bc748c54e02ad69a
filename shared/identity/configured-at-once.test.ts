import { Amplify } from 'aws-amplify'
import { expect, test, vi } from 'vitest'
import { exampleSiteConfig } from '../testing/index.ts'
import './identity-client.ts'

test('the client is configured in the task that loads it: until then another tab’s sign-out is an error in the console', async () => {
  vi.resetModules()
  const { configureIdentity, prefetchClient } = await import('./identity.ts')
  await import('./identity-client.ts')
  const config = exampleSiteConfig()
  configureIdentity({ ...config, identity: { ...config.identity, userPoolId: 'sa-east-1_ofThisTest' } })
  prefetchClient()
  for (let round = 0; round < 200; round++) await Promise.resolve()
  expect(Amplify.getConfig().Auth?.Cognito).toMatchObject({ userPoolId: 'sa-east-1_ofThisTest' })
})
