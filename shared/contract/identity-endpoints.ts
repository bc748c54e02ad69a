import type { SiteConfig } from './site-config.ts'

/** The addresses of the identity provider's two services; null in the configuration means AWS. */
export function identityEndpoints({ identity }: SiteConfig): { userPool: string; identityPool: string } {
  return {
    userPool: identity.userPoolEndpoint ?? `https://cognito-idp.${identity.region}.amazonaws.com`,
    identityPool: identity.identityPoolEndpoint ?? `https://cognito-identity.${identity.region}.amazonaws.com`,
  }
}
