import { expect, test, totalOf } from '../kit/index.ts'

/*
 * For each remote: a changed row in the platform's database changes its screen. So the program invents nothing
 * on a screen.
 */
const ana = '11912345678'
const anaSub = "(SELECT sub FROM user_attributes WHERE name = 'phone_number' AND value = '+5511912345678')"

test('mf-home, mf-scores, mf-rewards, mf-profile: companies, points, requests, entries, rewards and the customer are what the database says [3.11, 9.16]', async ({
  page,
  customer,
  platform,
}) => {
  const inNinetyDays = Date.now() + 90 * 86_400_000
  platform.database.exec(`
    UPDATE organizations SET name = 'Padaria Nova' WHERE key = 'padaria';
    DELETE FROM score_entries WHERE sub = ${anaSub} AND organization_key = 'padaria';
    INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name, sale_amount)
      VALUES (${anaSub}, 'padaria', 4321, ${Date.now()}, ${inNinetyDays}, 'Loja do Teste', 123450);
    UPDATE intents SET reason = 'Troca da bicicleta azul' WHERE sub = ${anaSub} AND provider = 'padaria';
    UPDATE rewards SET name = 'Torta do dia' WHERE id = '101';
    UPDATE user_attributes SET value = 'nova@example.com' WHERE name = 'email' AND sub = ${anaSub};
  `)
  const openTab = (name: string) =>
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
  await customer.openSignedIn(ana, '/')
  await test.step('mf-home: the companies', () => page.getByRole('link', { name: /Padaria Nova/ }).click())
  await test.step('mf-home: the points, and an intent’s reason', async () => {
    await expect(totalOf(page, /^4.321\spontos$/)).toBeAttached()
    await expect(page.getByText('Troca da bicicleta azul').first()).toBeVisible()
  })
  await test.step('mf-scores: an entry’s company and amount', async () => {
    await openTab('Pontos')
    await expect(page.getByText('Loja do Teste')).toBeVisible()
    await expect(page.getByText(/R\$\s1\.234,50/)).toBeVisible()
  })
  await test.step('mf-rewards: a reward’s name', async () => {
    await openTab('Recompensas')
    await expect(page.getByText('Torta do dia')).toBeVisible()
  })
  await test.step('mf-profile: the customer’s e-mail', async () => {
    await openTab('Perfil')
    await expect(page.getByLabel('E-mail')).toHaveValue('nova@example.com')
  })
})
