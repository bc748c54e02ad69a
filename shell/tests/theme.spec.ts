import { expect, resize, test, type Page } from '../../e2e/kit/index.ts'

/* The theme of spec §9 as the browser computes it. */
const submit = (page: Page) => page.getByRole('button', { name: 'Acessar', exact: true })

test('outside any organisation colours and fonts are the specification’s; what is narrower than 320 px is scrolled, not squeezed [9.25, 9.26, 9.27]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(submit(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  const colors = {
    '--brand': '#000000',
    '--accent': '#ffffff',
    '--ink-soft': '#54595e',
    '--danger': '#ff5c5c',
    '--warning': '#ffeaa7',
    '--notice': '#ffe066',
    '--success': '#2ed573',
    '--info': '#5c6fff',
    '--pink': '#ff59bd',
    '--blue': '#45c1f6',
  }
  const computed = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
  }, Object.keys(colors))
  expect(computed).toEqual(colors)

  await expect(submit(page)).toHaveCSS('font-family', /^"Nunito Variable"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Jost Variable"/)
  await expect(page.getByRole('link', { name: 'Plataforma de fidelidade' })).toHaveCSS('font-family', /^Sarala/)
  // A font is asked for once a text that it sets is laid out.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Nunito Variable', 'Jost Variable', 'Sarala']))

  await resize(page, 280)
  await expect.poll(() => page.evaluate(() => document.documentElement.getBoundingClientRect().width)).toBe(320)
})

test('an organisation has its own name and colours, in which every text reads [1.1, 1.2]', async ({ page }) => {
  for (const { path, name, background, text } of [
    { path: '/padaria', name: 'Padaria Estrela', background: 'rgb(180, 67, 15)', text: 'rgb(255, 255, 255)' },
    { path: '/mercado-sol', name: 'Mercado Sol', background: 'rgb(255, 212, 0)', text: 'rgb(0, 0, 0)' },
  ]) {
    await page.goto(path)
    await expect(page.getByText(name)).toBeVisible()
    await expect(submit(page)).toHaveCSS('background-color', background)
    await expect(submit(page)).toHaveCSS('color', text)
  }
})
