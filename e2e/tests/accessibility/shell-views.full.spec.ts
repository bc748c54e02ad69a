import { generateKeyPairSync } from 'node:crypto'
import { readCurrentRelease } from 'shell/store/compose-release'
import { bringAxe, expect, expectStopsInSight, openTab, test, title, withSiteOfItsOwn } from '../../kit/index.ts'
import { overrideToken } from '../builds.ts'
import { judge, oneOfEachScreen } from './judge.ts'

test.use({
  // A view that is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

test('every view of the shell is accessible', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(/status of 40|\[federation\]/)
  await bringAxe(page)
  const { privateKey: key, publicKey: overrideKey } = generateKeyPairSync('ed25519')
  await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
    const seen = async (name: string) => {
      await judge(page, name, oneOfEachScreen)
      await expectStopsInSight(page, name)
    }
    await page.goto(`${url}/padaria/nada`)
    await expect(title(page)).toHaveText('Unexpected Application Error!')
    await seen('error page')

    const version = (await readCurrentRelease(store))?.versions['mf-scores'] ?? ''
    const token = overrideToken(key, url, version)
    await page.goto(`${url}/padaria?override=${token}x`)
    await expect(title(page)).toHaveText('Este teste não pode ser aberto')
    await seen('refused override')

    // From the start: a focus on its tab fetches it.
    await page.route(/\/mf-rewards\/remoteEntry/, (route) => route.fulfill({ status: 404 }))
    await customer.openSignedIn('11912345678', `${url}/padaria/scores?override=${token}`)
    await expect(page.getByRole('button', { name: 'Sair do teste' })).toBeVisible()
    await expect(title(page)).toHaveText('Extrato de Pontos')
    await seen('override')

    await page.keyboard.press('Control+F9')
    await expect(page.getByRole('dialog')).toContainText('pnpm release show')
    await seen('composition')
    await page.keyboard.press('Escape')

    await openTab(page, 'Recompensas')
    await expect(page.getByRole('alert')).toBeVisible()
    await seen('remote failure')
  })
})
