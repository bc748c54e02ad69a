import { existsSync } from 'node:fs'
import { test, workerTest } from '../../kit/index.ts'
import { firefox, visitWithFirefox } from './firefox.ts'
import { walk } from './new-customer.ts'
import { visitWithWebKit, webKit } from './webkit.ts'

/* The site in the engines of Firefox and Safari. Debian's packages bring them; nothing here installs these. */

const browsers = [
  { name: 'Firefox', visitWith: visitWithFirefox, programs: [firefox], packages: 'firefox-esr' },
  { name: 'WebKit', visitWith: visitWithWebKit, programs: webKit, packages: 'webkit2gtk-driver and xvfb' },
]
const titles = {
  '': 'Início, Café Central',
  '/scores': 'Extrato de Pontos',
  '/rewards': 'Recompensas',
  '/user-profile': 'Perfil',
}

for (const { name, visitWith, programs, packages } of browsers) {
  workerTest(`in ${name} a new customer can do everything`, async ({ platform, siteUrl }) => {
    test.skip(!programs.every((program) => existsSync(program)), `needs ${packages}`)
    await platform.reset()
    const home = `${siteUrl}/cafe-central`
    await visitWith(async (page) => {
      await page.open(home)
      await walk(page, platform)
      for (const [path, title] of Object.entries(titles)) {
        await page.open(`${home}${path}`)
        await page.see(`//h1[normalize-space()="${title}"]`)
      }
    })
  })
}
