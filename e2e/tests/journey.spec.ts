import type { CountedCalls } from '../platform/control/calls.ts'
import {
  askForReset,
  chooseTab,
  clientOf,
  codeField,
  expect,
  lia,
  openTab,
  press,
  signOut,
  test,
  totalOf,
} from '../kit/index.ts'
import { drivenByPlaywright } from './browsers/driven-page.ts'
import { walk } from './browsers/new-customer.ts'
import { recordWireCalls } from './wire-calls.ts'

/* Under the enforced Content-Security-Policy. The fixture fails the test for any error or warning in the browser's console. */
test('a new customer’s journey makes these calls and no others [3.18, 4.32, 4.33, 4.42, 4.45, 7.1, 7.23, 7.25]', async ({
  page,
  platform,
}) => {
  const calls = recordWireCalls(page, platform)
  await page.goto('/cafe-central')
  await walk(drivenByPlaywright(page), platform, false)

  await test.step('switches the organisation', async () => {
    await openTab(page, 'Perfil')
    await page.getByRole('main').getByRole('link', { name: 'Trocar de empresa' }).click()
    await page.getByRole('link', { name: /Padaria Estrela/ }).click()
    // It has its own terms, which the customer has not seen yet.
    await press(page, 'Aceitar e continuar')
    await expect(page).toHaveURL(/\/padaria$/)
    await expect(page.getByRole('banner')).toContainText('Padaria Estrela')
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
  })

  await test.step('signs out to the organisation’s front door, and asks for another password', async () => {
    await signOut(page)
    await expect(page).toHaveURL(/\/padaria$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
    await chooseTab(page, 'Redefinir')
    await askForReset(page, lia.phone)
    await expect(codeField(page)).toBeVisible()
  })

  expect(calls.filter(({ target }) => target.startsWith('POST terms'))).toEqual([
    { target: 'POST terms /cafe-central/user', userToken: 'id' },
  ])
  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const made = data.filter(
    ({ service, method }) => ['api', 'swap', 'authHelper', 'terms'].includes(service) && method !== 'OPTIONS',
  )
  expect([...new Set(made.map(({ method, service, path }) => `${method} ${service} ${path}`))].toSorted()).toEqual([
    'GET api /v1/open/orgs',
    'GET api /v1/open/orgs/{key}',
    'GET api /v1/open/user/acknowledge',
    'GET api /v1/rewards',
    'GET api /v1/user/find/{phone}',
    'GET api /v1/user/score/extract/{phone}',
    'GET swap /intents',
    'GET swap /vouchers',
    // The terms site's own page, at the second organisation.
    'GET terms /{key}',
    'GET terms /{key}/user',
    'POST authHelper /helper',
    'POST swap /vouchers',
    'POST terms /{key}/accept',
    'POST terms /{key}/user',
    'PUT swap /intents/trusty/{signature}/{code}',
  ])
})
