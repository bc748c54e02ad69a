import { promisedBrowsers } from 'shared/federation/build'
import { expect, openTab, test, totalOf } from '../../kit/index.ts'
import { missingIn, type PromisedBrowser } from './missing-interfaces.ts'

/* The oldest browser of each kind that the build promises: this one, without what that one lacks. */

// This browser refuses scripts without Trusted Types, which two of them lack.
test.use({ bypassCSP: true })

/** What the screen of each tab shows of its data. */
const signs = { Pontos: /^[+−-]?\d+ pontos/, Recompensas: /Você pode resgatar|Faltam?/, Perfil: 'Alterar senha' }

for (const [browser, version] of Object.entries(promisedBrowsers) as [PromisedBrowser, string][]) {
  test(`${browser} ${version}: sign-in and every screen open`, async ({ page, customer }) => {
    await page.addInitScript((missing) => {
      const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>
      for (const { owner, member, isStatic } of missing) {
        const holders: unknown[] = member === undefined || owner === 'Window' ? [scope] : [scope[owner]]
        if (!isStatic) holders.push(scope[owner]?.prototype)
        for (const holder of holders) if (holder instanceof Object) Reflect.deleteProperty(holder, member ?? owner)
      }
    }, missingIn(browser))
    await customer.signIn('11912345678', '/padaria')
    await expect(totalOf(page, /pontos/)).toBeAttached()
    for (const [tab, sign] of Object.entries(signs)) {
      await openTab(page, tab)
      await expect(page.getByText(sign).first()).toBeVisible()
    }
  })
}
