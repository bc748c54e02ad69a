import { expect, onTestFinished, test } from 'vitest'
import { learnTime, now } from '../format/clock.ts'
import { exampleSiteConfig, openPage } from '../testing/index.ts'
import { entryPrefix, ownerEntry } from './entry-names.ts'
import { configureClient } from './identity-client.ts'
import { storeSession } from './open-session.ts'
import { keepSessionOf } from './stored-session.ts'

test('tokens that were just issued tell the time', () => {
  openPage()
  onTestFinished(() => learnTime(Date.now()))
  keepSessionOf('client')
  const entries = { [ownerEntry('client')]: 'ana', [`${entryPrefix('client')}ana.clockDrift`]: '-93600000' }
  storeSession(new Map(Object.entries(entries)), new AbortController().signal)
  expect(now() - Date.now()).toBeCloseTo(-93_600_000, -5)
  learnTime(Date.now())
  // On another visit, perhaps without a network.
  const config = exampleSiteConfig()
  configureClient({ ...config, identity: { ...config.identity, userPoolClientId: 'client' } })
  expect(now() - Date.now()).toBeCloseTo(-93_600_000, -5)
})
