import { expect, settled, test, totalOf, untilDrawn } from '../kit/index.ts'

test('one touch hides the balance on this device: with another one, every screen reads the same', async ({
  page,
  customer,
  platform,
}) => {
  // More than there is expires soon.
  platform.database.exec(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
     SELECT sub, 'cafe-central', 500, ${Date.now()}, ${Date.now() + 3e8} FROM seed_customers WHERE phone = '11912345678'`,
  )
  let total = 85
  await page.route(/\/user\/find\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total_scores: total } })
  })
  const home = '/cafe-central'
  await customer.openSignedIn('11912345678', home)
  await expect(totalOf(page, /^85\spontos$/)).toBeAttached()
  await page.getByRole('button', { name: 'Ocultar saldo' }).click()
  await expect(totalOf(page, /^Saldo oculto$/)).toBeAttached()
  const rewards = [201, 202].map((reward) => `${home}/rewards?recompensa=${reward}`)
  for (const path of [home, `${home}/scores`, `${home}/scores?filtro=a-expirar`, ...rewards]) {
    const read: string[] = []
    for (total of [85, 45]) {
      await page.goto(path)
      await expect(page.getByText(/Saldo oculto/).first()).toBeAttached()
      // What the screen asks for last may not be asked for yet.
      await expect(page.getByRole('link', { name: /Trocar de empresa/ })).toBeAttached()
      await expect(page.getByText(/^(Carregando|Verificando) /)).toHaveCount(0)
      await settled(page)
      await untilDrawn(page)
      read.push((await page.locator('body').innerText()) + (await page.locator('body').ariaSnapshot()))
    }
    expect.soft(read[1], path).toBe(read[0])
    // If nothing was redeemed, all that expires is the balance.
    expect.soft(read[0], path).not.toMatch(/\d pontos? expira|Depois/)
  }
  // The order of the companies follows from their points.
  await page.goto('/')
  await expect(page.getByText(/Saldo oculto/).nth(4)).toBeVisible()
  await expect(page.getByText(/\d\spontos?$/)).toHaveCount(0)
  await page.goto(home)
  await page.getByRole('button', { name: 'Mostrar saldo' }).click()
  await expect(totalOf(page, /^45\spontos$/)).toBeAttached()
})
