import { ana, calls, refused } from './home-page.ts'
import {
  addFault,
  brokenWords,
  countCalls,
  expect,
  full,
  holdCall,
  liftFaults,
  overflow,
  resize,
  settled,
  shifted,
  stillness,
  test,
  watchShifts,
  type Page,
} from '../../e2e/kit/index.ts'

const bruno = '11911112222'
const wilma = '11930000021'
const listCall = { service: 'api', method: 'GET', path: '/v1/open/orgs' } as const

const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem')

test('‘Empresas’ lists each with its points, in its colour; later by the points that were seen [2.5, 2.42, 7.7]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible()
  const rows = rowsOf(page)
  await expect(rows).toHaveText([
    /^Padaria Estrela1\.250\spontos$/,
    /^Café Central430\spontos$/,
    /5\.600\spontos$/,
    /1\sponto$/,
    /90\spontos$/,
  ])
  const first = rows.first().getByRole('link')
  await expect(first).toHaveAttribute('href', '/padaria')
  await expect(first.locator('img')).toHaveAttribute('src', `${platform.addresses.cdn}/brands/padaria.svg`)
  // In its own colour, however pale.
  const mark = page.getByRole('link', { name: 'Nuvem Lavanderia' }).locator('span').first()
  await expect(mark).toHaveCSS('background-color', 'rgb(253, 252, 247)')
  // A logo that is broken: the initial.
  await expect(page.getByRole('link', { name: 'Mercado Sol' }).getByText('M', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Café Central' }).click()
  await expect(page).toHaveURL('/cafe-central')
  await expect(page.getByRole('banner')).toContainText('Café Central')
  await settled(page)
  const asked = await countCalls(platform, calls.points)
  await page.getByRole('banner').getByRole('link', { name: 'Café Central: Trocar de empresa' }).click()
  // Where this device saw most comes first.
  await expect(rows).toHaveText([/5\.600\spontos$/, /1\.250\spontos$/, /430\spontos$/, /90\spontos$/, /1\sponto$/])
  await settled(page)
  expect(await countCalls(platform, calls.points)).toBe(asked)
})

test('‘Nenhuma empresa disponível’; ‘Acessar outra Conta’ signs out [2.43, 2.44]', async ({ page, customer }) => {
  await customer.openSignedIn(bruno, '/')
  await expect(page.getByText('Nenhuma empresa disponível', { exact: true })).toBeVisible()
  await expect(page.getByText('Quando uma empresa cadastrar o seu telefone, ela aparece aqui.')).toBeVisible()
  await page.getByRole('button', { name: 'Acessar outra Conta' }).click()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
})

test('a list that failed is asked for again; nothing moves', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  await watchShifts(page)
  await customer.openSignedIn(ana, '/padaria')
  await addFault(platform, { ...listCall, kind: 'status', status: 404 })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Não foi possível buscar suas empresas')
  await liftFaults(platform)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('link', { name: 'Padaria Estrela' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await addFault(platform, { ...calls.points, kind: 'status', status: 404 })
  await page.goto('/')
  await expect(rowsOf(page).first()).toBeVisible()
  await settled(page)
  await expect(rowsOf(page).filter({ hasText: 'Padaria' })).toHaveText('Padaria Estrela')
  expect(await shifted(page)).toBeLessThanOrEqual(stillness)
})

test('a column, two from 640 px on, three from 1280; nothing moves [9.28]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await watchShifts(page)
  for (const width of [320, 1280]) {
    await test.step(`it arrives late at ${width} px`, async () => {
      // It waits for the page that is left, which asks for the list too.
      await resize(page, width, 900)
      const call = await holdCall(platform, listCall)
      await page.goto('/')
      await expect(page.getByText('Carregando suas empresas').first()).toBeAttached()
      await expect(page.getByRole('button', { name: 'Acessar outra Conta' })).toHaveCount(0)
      await call.resume()
      await expect(page.getByRole('link', { name: 'Padaria Estrela' })).toBeVisible()
      expect(await shifted(page)).toBeLessThanOrEqual(stillness)
    })
  }
  for (const [width, columns] of [
    [1280, 3],
    [1279, 2],
    [640, 2],
    [639, 1],
    [320, 1],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await resize(page, width)
      const places = () => rowsOf(page).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().left))
      await expect.poll(async () => new Set(await places()).size).toBe(columns)
      const list = page.getByRole('main').getByRole('list')
      await expect
        .poll(async () => (await list.boundingBox())?.width)
        .toBeLessThanOrEqual(columns === 3 ? 960 : 45 * 16)
    })
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [320, 412, 740]) {
    await test.step(`at twice the text size, ${width} px: no word is broken beside the mark`, async () => {
      await resize(page, width)
      await expect.poll(() => brokenWords(page)).toEqual([])
      const heights = () =>
        rowsOf(page)
          .locator('a > span:first-child')
          .evaluateAll((fields) => fields.map(({ clientHeight }) => clientHeight))
      await expect.poll(async () => new Set(await heights())).toEqual(new Set([80]))
    })
  }
})

test(
  'a name of hundreds of letters ends after three lines, and is whole for a screen reader',
  { tag: full },
  async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(refused)
    const name = `Cooperativa ${'dos produtores rurais e '.repeat(15)}moradores${'x'.repeat(120)}`
    platform.database.exec(`UPDATE organizations SET name = '${name}' WHERE key = 'padaria'`)
    await customer.openSignedIn(ana, '/')
    await resize(page, 320)
    const link = page.getByRole('link', { name })
    await expect.poll(async () => (await link.boundingBox())?.height).toBeLessThanOrEqual(121)
    await expect.poll(() => overflow(page)).toBe(0)
  },
)

test('more than eight can be filtered; eight show points', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(wilma, '/')
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(10)
  await settled(page)
  expect(await countCalls(platform, calls.points)).toBe(8)
  const field = page.getByRole('searchbox', { name: 'Buscar empresa' })
  await field.fill('cafe')
  await expect(rows).toHaveText([/^Café Central/])
  await expect(page.getByRole('status').filter({ hasText: '1 empresa encontrada' })).toBeAttached()
  await field.fill('nada disso')
  await expect(page.getByText('Nenhuma empresa com este nome.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await field.fill('')
  await expect(rows).toHaveCount(10)
})
