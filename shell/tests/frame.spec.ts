import { customers, expect, openTab, resize, test } from '../../e2e/kit/index.ts'

/* The frame around the screens (spec §2, §3). */
const ana = customers.ana.phone
const { sub } = customers.ana.user

test('signed out the frame ends in a footer; signed in it begins with the organisation, or the profile’s title, and the customer’s first name or phone, picture or initial [2.26, 2.27, 2.28, 2.29, 3.22]', async ({
  page,
  platform,
  customer,
}) => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await page.goto('/padaria')
  // As easy to press as a button.
  expect((await footer.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await expect(header).toHaveCount(0)
  await customer.openSignedIn(ana, '/padaria')
  await expect(header).toContainText('Padaria Estrela')
  const logo = `${platform.addresses.cdn}/brands/padaria.svg`
  await expect(header.locator('img').first()).toHaveAttribute('src', logo)
  await expect(footer).toHaveCount(0)
  const mine = header.getByRole('link').last()
  await expect(mine).toHaveText('AAna')
  await expect(mine).toHaveAttribute('href', '/padaria/user-profile')
  await openTab(page, 'Perfil')
  await expect(header).toContainText('Perfil')
  await expect(header).not.toContainText('Padaria Estrela')
  await openTab(page, 'Início')
  await expect(header).toContainText('Padaria Estrela')

  await test.step('with a picture', async () => {
    platform.database.prepare("INSERT INTO user_attributes (sub, name, value) VALUES (?, 'picture', ?)").run(sub, logo)
    await page.reload()
    await expect(mine).toHaveText('Ana')
    await expect(mine.locator('img')).toHaveAttribute('src', logo)
  })
  await test.step('without a name', async () => {
    platform.database.exec(`DELETE FROM user_attributes WHERE name IN ('name', 'picture') AND sub = '${sub}'`)
    await page.reload()
    await expect(mine.locator('svg')).toBeVisible()
    await expect(mine).toHaveText('(11) 91234-5678')
    await resize(page, 320)
    await expect(mine.getByText('(11) 91234-5678')).toBeHidden()
    await expect(mine).toHaveAccessibleName('(11) 91234-5678')
  })
})
