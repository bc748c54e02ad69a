import { confirm, countCalls, expect, jump, press, settled, signInWith, test, title } from '../../e2e/kit/index.ts'

/* Who is signed in reaches the console once phone and attributes are there (spec §4). */
const bruno = '11911112222'
const davi = '31933334444'
const nobody = '11900000000'

test('an unverified phone keeps its customer out of the console: one code is sent, a reload sends no other, and six digits let the customer in; then the organisations load, and 500 ms later the customer is acknowledged once [4.37, 4.39, 4.42, 4.44, 4.57, 4.58, 6.1, 7.9, 7.29, 9.10]', async ({
  page,
  platform,
  customer,
}) => {
  const requested = () => countCalls(platform, { service: 'identity', operation: 'GetUserAttributeVerificationCode' })
  const listed = () => countCalls(platform, { service: 'api', method: 'GET', path: '/v1/open/orgs' })
  const acknowledged = () => countCalls(platform, { service: 'api', method: 'GET', path: '/v1/open/user/acknowledge' })
  await page.clock.install()
  await page.goto('/user-profile')
  await expect(title(page)).toHaveText('Entre na sua conta')
  await signInWith(page, davi)
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect.poll(requested).toBe(1)
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeDisabled()
  await page.reload()
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeDisabled()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await settled(page)
  expect(await requested()).toBe(1)
  expect(await listed()).toBe(0)
  const code = await customer.code(davi, 'identity')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await confirm(page, code)
  await expect.poll(listed).toBe(1)
  await page.clock.runFor(499)
  expect(await acknowledged()).toBe(0)
  const answered = page.waitForResponse(/\/acknowledge$/)
  await page.clock.runFor(1)
  await answered
  await page.clock.resume()
  await expect(page.getByRole('banner')).toContainText('Davi')
  await expect(page).toHaveURL('/user-profile')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Davi')
  await jump(page, 1000)
  await settled(page)
  expect(await acknowledged()).toBe(1)
})

test('who lacks a phone enters and verifies one [2.25, 4.38]', async ({ page, platform, customer }) => {
  await customer.signIn(bruno, '/')
  platform.database.exec(
    `DELETE FROM user_attributes WHERE name IN ('phone_number', 'phone_number_verified', 'gender')
       AND sub = (SELECT sub FROM seed_customers WHERE phone = '${bruno}')`,
  )
  await page.reload()
  await expect(title(page)).toHaveText('Complete seu cadastro')
  await expect(page.getByLabel('Nome')).toHaveCount(0)
  await expect(page.getByLabel('Data de nascimento')).toHaveCount(0)
  await page.getByLabel('Gênero').selectOption({ label: 'Masculino' })
  await page.getByLabel('Telefone').fill(nobody)
  await press(page, 'Salvar')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await confirm(page, await customer.code(nobody, 'identity'))
  await expect(page.getByRole('banner')).toContainText('Bruno')
})
