import type { Addresses } from './addresses.ts'
import { userPool } from './identity/user-pool.ts'

/** The complete `config.json` of a site at `siteUrl` that talks to these services. */
export function siteConfigFor(addresses: Addresses, siteUrl: string) {
  return {
    product: {
      name: 'Meus Pontos',
      logoUrl: '/assets/logo.svg',
      copyright: '© 2026 Meus Pontos',
      socialUrl: `${addresses.mainSite}/social`,
    },
    api: {
      baseUrl: addresses.api,
      version: 1,
      timeoutMs: 15_000,
      paths: {
        organizations: '/open/orgs',
        organization: '/open/orgs/{key}',
        acknowledge: '/open/user/acknowledge',
        userByPhone: '/user/find/{phone}',
        scoresByPhone: '/user/score/extract/{phone}',
        rewards: '/rewards',
      },
    },
    swap: { baseUrl: addresses.swap },
    authHelper: { url: addresses.authHelper },
    terms: { baseUrl: addresses.terms },
    cdn: { baseUrl: addresses.cdn },
    mainSiteUrl: addresses.mainSite,
    help: { privacyUrl: `${addresses.mainSite}/lgpd`, contactUrl: 'tel:08001234' },
    clubUrl: addresses.club,
    analytics: { appId: 'meus-pontos-local', beaconUrl: `${addresses.analytics}/loads` },
    identity: {
      region: userPool.region,
      userPoolId: userPool.id,
      userPoolClientId: userPool.clientId,
      // The site's configuration has an identity pool, which the product never calls.
      identityPoolId: 'us-east-1:5b3f7d2e-4c1a-4e8b-9d60-7a2f1c9e0b84',
      userPoolEndpoint: addresses.identity,
      identityPoolEndpoint: addresses.identity,
      oauth: {
        domain: new URL(addresses.hostedUi).host,
        scopes: ['phone', 'email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
        responseType: 'code',
        redirectSignIn: [siteUrl],
        redirectSignOut: [siteUrl],
      },
    },
  }
}
