import { expect, onTestFinished, test, vi } from 'vitest'
import { entryPrefix } from '../identity/host.ts'
import { exampleSiteConfig, namesIn, openPage } from '../testing/index.ts'
import { signOut } from './session-lifecycle.ts'
import { installSiteConfig, state } from './session-state.ts'

vi.mock('../identity/client-on-demand.ts', async (original) => ({
  ...(await original<object>()),
  sessionOwner: () => new Promise(() => undefined),
}))

test('a customer can sign out while the code that reads the tokens does not come', async () => {
  openPage()
  installSiteConfig(exampleSiteConfig())
  const prefix = entryPrefix(exampleSiteConfig().identity.userPoolClientId)
  for (const name of ['phone_number', 'customer', `${prefix}LastAuthUser`, `${prefix}ana.refreshToken`])
    localStorage.setItem(name, '+5511912345678')
  state.authentication = 'unreachable'
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await leaving).toBe(false)
  expect([namesIn(localStorage), state.authentication]).toEqual([['phone_number'], 'anonymous'])
})
