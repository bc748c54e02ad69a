import { existsSync } from 'node:fs'
import { expect, lia, workerTest as test, type Platform } from '../kit/index.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { patienceMs, type DrivenPage } from './other-browsers/driven-page.ts'
import { firefox, visitWithFirefox } from './other-browsers/firefox.ts'
import { visitWithWebKit, webKit } from './other-browsers/webkit.ts'

/* The site in the engines of Firefox and Safari. Debian's packages bring them; nothing here installs these. */

const browsers = [
  { name: 'Firefox', visitWith: visitWithFirefox, programs: [firefox], packages: 'firefox-esr' },
  { name: 'WebKit', visitWith: visitWithWebKit, programs: webKit, packages: 'webkit2gtk-driver and xvfb' },
]

for (const { name, visitWith, programs, packages } of browsers) {
  test(`in ${name} a new customer can do everything`, async ({ platform, siteUrl }) => {
    test.skip(!programs.every((program) => existsSync(program)), `needs ${packages}`)
    await platform.reset()
    await visitWith((page) => walk(page, platform, `${siteUrl}/cafe-central`))
  })
}

const button = (name: string) => `//button[not(@role)][normalize-space()="${name}" or @aria-label="${name}"]`
const formTab = (name: string) => `//*[@role="tab"][normalize-space()="${name}"]`
const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`
const text = (words: string) => `//*[text()="${words}"]`

/** The screen's heading takes the focus: what was typed earlier would be lost. */
async function openTab(page: DrivenPage, name: string): Promise<void> {
  await page.click(`//nav//a[normalize-space()="${name}"]`)
  const isThere = "if (!document.activeElement.matches('h1')) throw new Error('its heading has no focus')"
  await expect(() => page.run(isThere)).toPass({ timeout: patienceMs })
}

async function walk(page: DrivenPage, platform: Platform, home: string): Promise<void> {
  await test.step('signs up and confirms the phone', async () => {
    await page.open(home)
    await page.click(formTab('Inscrever-se'))
    await page.type(field('Nome'), lia.name)
    await page.type(field('Telefone'), lia.phone)
    await page.type(field('E-mail'), lia.email)
    await page.type(field('Data de nascimento'), lia.birthDate)
    // The list is the system's own, which no driver sees.
    await page.run(`{
      const gender = document.querySelector('select')
      gender.value = [...gender.options].find(({ text }) => text === '${lia.gender}').value
      gender.dispatchEvent(new Event('change', { bubbles: true }))
    }`)
    await page.type(field('Senha'), lia.password)
    await page.click(button('Inscrever-se'))
    await page.type(field('Código de confirmação'), await newestCode(platform, lia.phone, 'identity'))
  })
  await test.step('sees the points, authorizes one request and denies another', async () => {
    await page.see('//*[@role="status"][starts-with(normalize-space(), "150")]')
    await page.click(button('Autorizar'))
    await page.see(text('Autorizado'))
    await page.click(button('Negar'))
    await page.see(text('Revogado'))
  })
  await test.step('reads the statement', async () => {
    await openTab(page, 'Pontos')
    await page.see('//*[@role="listitem"]')
  })
  await test.step('generates a voucher, and shows it at the till', async () => {
    await openTab(page, 'Recompensas')
    await page.click('//button[contains(., "Você pode resgatar")]')
    await page.click('//dialog//fieldset[not(@disabled)]//input[@type="radio"]')
    await page.click(button('Gerar voucher'))
    await page.click(button('Mostrar no caixa'))
    // The till's own has its name in words.
    await page.click('//dialog//button[normalize-space()="Fechar"]')
    await page.click('//dialog//button[@aria-label="Fechar"]')
  })
  await test.step('changes the name', async () => {
    await openTab(page, 'Perfil')
    await page.type(field('Nome'), ' Silva')
    await page.click(button('Salvar'))
    await page.see(text('Atualizado com sucesso!'))
    await page.see(text(`${lia.name} Silva`))
  })
  await test.step('opens each screen by its address', async () => {
    const titles = {
      '': 'Início',
      '/scores': 'Extrato de Pontos',
      '/rewards': 'Recompensas',
      '/user-profile': 'Perfil',
    }
    for (const [path, title] of Object.entries(titles)) {
      await page.open(`${home}${path}`)
      await page.see(`//h1[normalize-space()="${title}"]`)
    }
  })
  await test.step('signs out, and in again', async () => {
    await page.click(button('Sair'))
    // This device remembers the phone.
    await page.type(field('Senha'), lia.password)
    await page.click(button('Acessar'))
    await page.see('//header//*[text()="Lia"]')
  })
  expect(page.complaints).toEqual([])
}
