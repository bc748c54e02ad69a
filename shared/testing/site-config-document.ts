import { readSiteConfig, type SiteConfig } from '../contract/site-config.ts'
import type { LocalServer } from './local-server.ts'

/** A configuration document with exactly the documented fields (site-config.md). */
export const siteConfigDocument = () => ({
  product: {
    name: 'Meus Pontos',
    logoUrl: '/assets/logo.svg',
    copyright: '© 2026 Meus Pontos',
    socialUrl: 'https://social.example/meuspontos',
  },
  api: {
    baseUrl: 'https://api.example/v1',
    version: 1,
    timeoutMs: 15000,
    paths: {
      organizations: '/open/orgs',
      organization: '/open/orgs/{key}',
      acknowledge: '/open/user/acknowledge',
      userByPhone: '/user/find/{phone}',
      scoresByPhone: '/user/score/extract/{phone}',
      rewards: '/rewards',
    },
  },
  swap: { baseUrl: 'https://swap.example' },
  authHelper: { url: 'https://auth.example/helper' },
  terms: { baseUrl: 'https://termos.example' },
  cdn: { baseUrl: 'https://cdn.example/images' },
  mainSiteUrl: 'https://www.example',
  clubUrl: 'https://clube.example',
  analytics: { appId: null, beaconUrl: null },
  identity: {
    region: 'us-east-1',
    userPoolId: 'us-east-1_EXAMPLE',
    userPoolClientId: 'exampleclientid',
    identityPoolId: 'us-east-1:00000000-0000-0000-0000-000000000000',
    userPoolEndpoint: null,
    identityPoolEndpoint: null,
    oauth: {
      domain: 'auth.example',
      scopes: ['phone', 'email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
      responseType: 'code',
      redirectSignIn: ['https://app.example/'],
      redirectSignOut: ['https://app.example/'],
    },
  },
})

/** The documented configuration as the site reads it, with some sections replaced. */
export function exampleSiteConfig(sections: Partial<SiteConfig> = {}): SiteConfig {
  const read = readSiteConfig(siteConfigDocument())
  if (!read.ok) throw new Error(read.problem)
  return { ...read.config, ...sections }
}

/** The documented configuration with the addresses of a test's own servers. */
export function siteConfigAt({
  timeoutMs,
  ...servers
}: { readonly [service in 'api' | 'swap' | 'identity']?: LocalServer } & { readonly timeoutMs?: number }): SiteConfig {
  const { api, swap, identity, ...others } = exampleSiteConfig()
  return {
    ...others,
    api: { ...api, baseUrl: servers.api?.url ?? api.baseUrl, timeoutMs: timeoutMs ?? api.timeoutMs },
    swap: { baseUrl: servers.swap?.url ?? swap.baseUrl },
    identity: { ...identity, userPoolEndpoint: servers.identity?.url ?? identity.userPoolEndpoint },
  }
}
