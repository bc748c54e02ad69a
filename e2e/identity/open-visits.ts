import type { SiteConfig } from 'shared/contract'
import { loadAccount, loadAccountSettings } from 'shared/identity'
import { configureIdentity, currentTokens } from 'shared/identity/host'
import { eraseTokens, openPage } from 'shared/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CountedCalls } from '../platform/control/calls.ts'
import type { Fault } from '../platform/faults/faults.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { siteConfigOf } from '../site/local-platform.ts'

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

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000')

/** What calls the identity provider, with a platform for the tests of a file. Before each test: the seed, and nobody signed in. */
export function openVisits() {
  let platform: Platform
  const control = () => clientOf(platform, 'control')
  const config = (): SiteConfig => siteConfigOf(platform)

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
    addFault: (fault: Partial<Fault>) => control().post('/faults', { service: 'identity', ...fault }),
    liftFaults: () => control().delete('/faults'),
    async signIn(phone: string, chosenPassword = password) {
      const { signIn } = await loadAccount()
      const signedIn = await signIn(`+55${phone}`, chosenPassword)
      if (!(await holdsSession())) throw new Error(`No session: ${JSON.stringify(signedIn)}`)
    },
    /** Whether a sign-in leads to a session; the session is ended again. */
    async maySignIn(phone: string, chosenPassword: string): Promise<boolean> {
      eraseTokens()
      const { signIn } = await loadAccount()
      await signIn(`+55${phone}`, chosenPassword)
      const may = await holdsSession()
      eraseTokens()
      return may
    },
    /** The newest code that the identity provider sent to a national phone number. */
    code: (phone: string) => newestCode(platform, phone, 'identity'),
    /** How often each operation reached the identity provider since the last call of this, refused ones included. */
    async operations(): Promise<Readonly<Record<string, number>>> {
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

/** Renews tokens that look valid, as after a 401. */
export async function renewTokens() {
  const stored = await currentTokens()
  return currentTokens({ refused: stored.ok ? stored.value : undefined })
}

export const done = { ok: true, value: undefined } as const

export const refused = (kind: string, details: object = {}) => ({ ok: false, error: { kind, ...details } })
