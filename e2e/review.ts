import { chromium } from 'playwright'
import { launchOptions } from './kit/phone.ts'
const base = 'http://localhost:7322'
const browser = await chromium.launch(launchOptions)
const sizes = ([[412, 860, false],[1280, 900, false],[320, 700, true],[740, 360, false]] as const)
async function run([w, h, dark]: readonly [number, number, boolean]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await ctx.newPage()
  page.setDefaultTimeout(7000)
  const shot = async (n: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/rev/${n}-${w}.png` }) }
  const step = async (n: string, f: () => Promise<void>) => { try { await f() } catch (e) { console.log(w, n, String(e).split('\n').slice(0,3).join(' | ')); await page.screenshot({ path: `/tmp/rev/FAIL-${n}-${w}.png` }).catch(()=>{}) } }
  await step('login', async () => {
    await page.goto(base + '/padaria')
    await page.getByLabel('Telefone').fill('11912345678')
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await page.getByRole('button', { name: 'Acessar', exact: true }).last().click()
    await page.getByText('Pedidos de autorização').first().waitFor()
  })
  await step('scores', async () => { await page.goto(base + '/padaria/scores'); await page.getByText(/lançamentos/).first().waitFor()
    const row = page.getByText('Padaria Estrela – Moema').first(); await row.click(); await shot('entry'); await page.keyboard.press('Escape')
    if (w===412) { await page.goto(base + '/padaria/scores'); await page.getByText(/lançamentos/).first().waitFor(); await page.getByText('A expirar').first().click(); await shot('scores-exp'); console.log(await page.locator('main').innerText().then(t=>t.slice(0,900))) }
  })
  await step('voucher', async () => { await page.goto(base + '/padaria/rewards'); await page.getByText('Café coado').first().waitFor()
    await page.getByRole('button', { name: /Café coado/ }).click(); await page.waitForTimeout(600)
    await page.getByRole('button', { name: 'Gerar voucher' }).first().click(); await page.getByText('Mostrar no caixa').first().waitFor(); await page.waitForTimeout(800); await shot('voucher')
    if (w === 412) console.log('VOUCHER', await page.getByRole('dialog').innerText())
    if (w === 412 || w === 1280) { await page.evaluate(() => { document.documentElement.style.fontSize = '200%' }); await shot('voucher200'); await page.evaluate(() => { document.documentElement.style.fontSize = '' }) }
    await page.getByText('Mostrar no caixa').first().click(); await shot('till')
    if (w === 412) console.log('TILL', page.url(), await page.locator('body').innerText())
    if (w === 412 || w === 1280) { await page.evaluate(() => { document.documentElement.style.fontSize = '200%' }); await shot('till200'); await page.evaluate(() => { document.documentElement.style.fontSize = '' }) }
  })
  await step('vouchers', async () => { await page.goto(base + '/padaria/rewards/vouchers'); await page.waitForTimeout(1800); await shot('vouchers1') })
  await step('home', async () => { await page.goto(base + '/padaria'); await page.getByText('Mostrar no caixa').first().waitFor(); await page.waitForTimeout(1500); await shot('homev'); 
    if (w===320) await page.screenshot({path:`/tmp/rev/homevfull-${w}.png`, fullPage:true})
    await page.getByText('Mostrar no caixa').first().click(); await page.waitForTimeout(800); await shot('tillfromhome'); console.log(w, page.url()) })
  await ctx.close()
  if (w !== 740) {
    const c2 = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', locale: 'pt-BR' }); const p2 = await c2.newPage(); p2.setDefaultTimeout(7000)
    try {
      await p2.goto(base + '/padaria'); await p2.getByRole('tab', { name: 'Inscrever-se' }).click(); await p2.waitForTimeout(500)
      await p2.screenshot({ path: `/tmp/rev/signupfull-${w}.png`, fullPage: true })
      await p2.getByRole('tab', { name: 'Redefinir' }).click(); await p2.getByLabel('Telefone').fill(w === 412 ? '11912345678' : '11912345678')
      await p2.getByRole('button', { name: 'Enviar código' }).click(); await p2.waitForTimeout(6500)
      await p2.screenshot({ path: `/tmp/rev/verify2-${w}.png`, fullPage: true })
      await p2.getByLabel('Código de confirmação').fill('1234'); await p2.getByLabel('Nova senha').fill('abc'); await p2.getByRole('button', { name: 'Confirmar' }).click(); await p2.waitForTimeout(1200)
      await p2.screenshot({ path: `/tmp/rev/verify3-${w}.png`, fullPage: true })
    } catch (e) { console.log(w, 'verify', String(e).slice(0, 200)); await p2.screenshot({ path: `/tmp/rev/FAIL-verify-${w}.png` }) }
    await c2.close()
  }
}
await Promise.all(sizes.map(run))
await browser.close()
