import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { SiteConfig } from 'shared/contract'
import type { Platform } from '../platform.ts'

/** Points the real identity client at a platform; a thread has one. Its earlier storage continues with the same customer. */
export function configureAmplify(
  { siteConfig }: Pick<Platform, 'siteConfig'>,
  stored = new Map<string, string>(),
): void {
  const { identity } = siteConfig as SiteConfig
  // It warns about every endpoint other than AWS's; the platform's is intended.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const userPoolEndpoint = identity.userPoolEndpoint ?? undefined
  const { userPoolId, userPoolClientId } = identity
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
}
