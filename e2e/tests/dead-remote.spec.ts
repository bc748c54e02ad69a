import type { RemoteName } from 'shared/federation'
import { expect, jumpUntilVisible, test, type RemoteFault } from '../kit/index.ts'

interface Region {
  readonly remote: RemoteName
  /** The tab that leads to the remote's screen. */
  readonly tab: string
  /** A tab whose remote is well. */
  readonly otherTab: string
}

const regions: readonly Region[] = [
  { remote: 'mf-home', tab: 'Início', otherTab: 'Pontos' },
  { remote: 'mf-scores', tab: 'Pontos', otherTab: 'Recompensas' },
  { remote: 'mf-rewards', tab: 'Recompensas', otherTab: 'Perfil' },
  { remote: 'mf-profile', tab: 'Perfil', otherTab: 'Pontos' },
]

const faults: readonly RemoteFault[] = ['not-found', 'html', 'hang', 'tampered']

/** A chunk that hangs under its preload is the one thing that only a reload gets over: here it is the entry. */
const concerns = (fault: RemoteFault) => (fault === 'hang' ? /remoteEntry/ : undefined)

/** What the browser itself says of a file that does not come, or is not what was released. */
const ofTheFault = /Failed to load resource|\[federation\]|MIME type|integrity|Failed to find a valid digest|preloaded using link preload|already registered/

test.describe('a remote that fails concerns its own region only', () => {
  for (const fault of faults) {
    for (const { remote, tab, otherTab } of regions) {
      test(`${remote}: ${fault}`, async ({ page, customer, remotes, browserConsole }) => {
        browserConsole.allow(ofTheFault)
        await page.clock.install()
        await customer.openSignedIn('11912345678', remote === 'mf-home' ? '/padaria/scores' : '/padaria')
        const tabs = page.getByRole('navigation', { name: 'Principal' })
        remotes.break(remote, fault, concerns(fault))

        await tabs.getByRole('link', { name: tab }).click()
        const said = page.getByRole('alert').filter({ hasText: fault === 'hang' ? 'Está demorando' : 'Não foi possível abrir' })
        await jumpUntilVisible(page, said)
        await tabs.getByRole('link', { name: otherTab }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(said).toBeHidden()

        await tabs.getByRole('link', { name: tab }).click()
        await jumpUntilVisible(page, said)
        remotes.heal()
        const before = remotes.requestsOf(remote)
        await said.getByRole('button', { name: /Tentar de novo|Recarregar/ }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(said).toBeHidden()
        expect(remotes.requestsOf(remote)).toBeGreaterThan(before)
      })
    }

    test(`mf-auth: ${fault}`, async ({ page, remotes, browserConsole }) => {
      browserConsole.allow(ofTheFault)
      await page.clock.install()
      remotes.break('mf-auth', fault, concerns(fault))
      // An entry that never answers holds the page's `load` event back.
      await page.goto('/padaria', { waitUntil: 'commit' })
      const said = page.getByRole('alert')
      await jumpUntilVisible(page, said)
      await expect(page.getByText('Plataforma de fidelidade')).toBeVisible()
      remotes.heal()
      const before = remotes.requestsOf('mf-auth')
      await said.getByRole('button', { name: /Tentar de novo|Recarregar/ }).click()
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      expect(remotes.requestsOf('mf-auth')).toBeGreaterThan(before)
    })
  }
})

test('a screen whose own file was changed by one byte is refused by the browser', async ({ page, customer, remotes, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await customer.openSignedIn('11912345678', '/padaria')
  remotes.break('mf-scores', 'tampered', /expose/)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta parte do site')
  expect(browserConsole.seen.some((complaint) => /integrity|digest/.test(complaint))).toBe(true)
})
