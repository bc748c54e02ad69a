import type { RemoteName } from 'shared/federation'
import { expect, jumpUntilVisible, test, type Locator, type RemoteFault, type Request } from '../kit/index.ts'

interface Region {
  readonly remote: RemoteName
  /** The tab that leads to the remote's screen. */
  readonly tab: string
  /** A tab whose remote works. */
  readonly otherTab: string
}

const regions: readonly Region[] = [
  { remote: 'mf-home', tab: 'Início', otherTab: 'Perfil' },
  { remote: 'mf-scores', tab: 'Pontos', otherTab: 'Início' },
  { remote: 'mf-rewards', tab: 'Recompensas', otherTab: 'Pontos' },
  { remote: 'mf-profile', tab: 'Perfil', otherTab: 'Recompensas' },
]

const faults: readonly RemoteFault[] = ['not-found', 'html', 'hang', 'tampered']

/** The files that hang. Only a reload recovers from a chunk that hangs under its preload, so here it is the entry. */
const concerns = (fault: RemoteFault) => (fault === 'hang' ? /remoteEntry/ : undefined)

/** What the browser says about a file that is not delivered, or is not what was released. */
const ofTheFault = /Failed to load resource|\[federation\]|MIME type|integrity|Failed to find a valid digest|preloaded using link preload|already registered|Service Worker registration blocked/

test.use({
  // A worker keeps the vouchers' code, and would answer instead of the remote's host.
  serviceWorkers: 'block',
  // Screens cross in the browser's own time, which the page's clock does not move.
  contextOptions: { reducedMotion: 'reduce' },
})

for (const fault of faults) {
  test(`a remote that fails affects only its own region: ${fault}`, async ({ page, customer, remotes, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    await page.clock.install()
    const hangs = (request: Request) => fault === 'hang' && /remoteEntry/.test(request.url())
    const untilSaid = (said: Locator) => jumpUntilVisible(page, said, hangs)
    const opensOnceHealed = async (remote: RemoteName, said: Locator, screen: Locator) => {
      remotes.heal()
      const before = remotes.requestsOf(remote)
      await said.getByRole('button', { name: /Tentar de novo|Recarregar/ }).click()
      await expect(screen).toBeAttached()
      await expect(said).toBeHidden()
      await expect(page.locator(':focus')).toHaveRole('heading')
      expect(remotes.requestsOf(remote)).toBeGreaterThan(before)
    }

    await test.step('mf-auth', async () => {
      remotes.break('mf-auth', fault, concerns(fault))
      // An entry without a response delays the page's `load` event.
      await page.goto('/padaria', { waitUntil: 'commit' })
      const said = page.getByRole('alert')
      await untilSaid(said)
      await expect(page.getByText('Plataforma de fidelidade')).toBeVisible()
      await opensOnceHealed('mf-auth', said, page.getByRole('tab', { name: 'Acessar' }))
    })

    await customer.openSignedIn('11912345678', '/padaria/user-profile')
    const tabs = page.getByRole('navigation', { name: 'Principal' })
    const heading = page.getByRole('heading', { level: 1 })
    const said = page.getByRole('alert').filter({ hasText: fault === 'hang' ? 'Está demorando' : 'Não foi possível abrir' })
    for (const { remote, tab, otherTab } of regions) {
      await test.step(remote, async () => {
        // The page does not request again what it has: the profile with which it opened and, after a reload, the screen that it shows.
        if (remote === 'mf-profile') await page.reload()
        await expect(heading).toBeAttached()
        remotes.break(remote, fault, concerns(fault))
        await tabs.getByRole('link', { name: tab }).click()
        await untilSaid(said)
        await tabs.getByRole('link', { name: otherTab }).click()
        await expect(heading).toBeAttached()
        await expect(said).toBeHidden()

        await tabs.getByRole('link', { name: tab }).click()
        await untilSaid(said)
        await opensOnceHealed(remote, said, heading)
      })
    }
  })
}

test('a screen whose own file was changed by one byte is refused by the browser', async ({ page, customer, remotes, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await customer.openSignedIn('11912345678', '/padaria')
  remotes.break('mf-scores', 'tampered', /expose/)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta parte do site')
  expect(browserConsole.seen.some((complaint) => /integrity|digest/.test(complaint))).toBe(true)
})
