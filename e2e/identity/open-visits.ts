import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { loadAccount, loadAccountSettings } from 'shared/identity'
import { configureIdentity, currentTokens } from 'shared/identity/host'
import { eraseTokens, openPage } from 'shared/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'

/** The password of everybody in the seed. */
export const password = 'pontos123'

/** Somebody who is not in the seed, as a sign-up takes them. */
export const newCustomer = {
  username: 'maria_nova_1a2b',
  password: 'segredo1',
  name: 'Maria Nova',
  phoneNumber: '+5511955556666',
  email: 'maria@exemplo.com.br',
  birthdate: '1990-01-31',
  gender: '2',
}

/** The part of the site that calls the identity provider, with a freshly seeded platform. */
export interface Visits {
  platform(): Platform
  /** The site's configuration. */
  config(): SiteConfig
  control(): ReturnType<typeof clientOf>
  /** Signs in with a national phone number. */
  signIn(phone: string, password?: string): Promise<void>
  /** Whether a sign-in leads to a session; the session is ended again. */
  maySignIn(phone: string, password: string): Promise<boolean>
  /** The newest code that the identity provider sent to a national phone number. */
  code(phone: string): Promise<string>
  /** What the session's ID token says. */
  idClaims(): Promise<unknown>
  /** How often each operation reached the identity provider since the last call of this, refused ones included. */
  operations(): Promise<Readonly<Record<string, number>>>
}

/** A platform for the tests of a file; before each test it is reset to the seed, and nobody is signed in. */
export function openVisits(): Visits {
  let platform: Platform
  const control = () => clientOf(platform, 'control')

  const config = (): SiteConfig => {
    const read = readSiteConfig(platform.siteConfig)
    if (!read.ok) throw new Error(read.problem)
    return read.config
  }

  const holdsSession = async () => {
    const tokens = await currentTokens()
    return tokens.ok && tokens.value !== undefined
  }

  beforeAll(async () => {
    platform = await startPlatform()
    // Loaded here, so that no test waits for it.
    await Promise.all([loadAccount(), loadAccountSettings()])
  })
  beforeEach(async () => {
    await platform.reset()
    // A reset closes every connection. By the time this call is answered, the page's client has noticed.
    await control().delete('/calls')
    openPage()
    configureIdentity(config())
  })
  afterAll(() => platform.close())

  return {
    platform: () => platform,
    config,
    control,
    async signIn(phone, chosenPassword = password) {
      const { signIn } = await loadAccount()
      const signedIn = await signIn(`+55${phone}`, chosenPassword)
      if (!(await holdsSession())) throw new Error(`No session: ${JSON.stringify(signedIn)}`)
    },
    async maySignIn(phone, chosenPassword) {
      eraseTokens()
      const { signIn } = await loadAccount()
      await signIn(`+55${phone}`, chosenPassword)
      const may = await holdsSession()
      eraseTokens()
      return may
    },
    code: (phone) => newestCode(platform, phone, 'identity'),
    async idClaims() {
      const tokens = await currentTokens()
      const [, payload = ''] = (tokens.ok && tokens.value?.idToken.split('.')) || []
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown
    },
    async operations() {
      const { data } = await control().get<CountedCalls[]>('/calls')
      await control().delete('/calls')
      const counts: Record<string, number> = {}
      for (const { service, operation, count } of data) {
        if (service === 'identity' && operation) counts[operation] = (counts[operation] ?? 0) + count
      }
      return counts
    },
  }
}

/** A successful result without a value. */
export const done = { ok: true, value: undefined } as const

/** A failed result. */
export const refused = (kind: string, details: object = {}) => ({ ok: false, error: { kind, ...details } })
