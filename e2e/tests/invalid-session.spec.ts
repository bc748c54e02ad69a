import { expect, expectToast, requestControl, test } from '../kit/index.ts'

/* The end of a session that the identity provider no longer accepts (spec §4, §8). */
const ana = '11912345678'
const twoHoursMs = 7_200_000

interface SessionEnd {
  /** In the identity provider's words. */
  readonly refusal: string
  readonly lines: string
  /** What control does at the provider. */
  readonly end: Parameters<typeof requestControl>[1]
  /** The page's tokens have expired by then, so that the provider refuses their renewal. */
  readonly renews?: true
}

const ends: readonly SessionEnd[] = [
  { refusal: 'Access Token has been revoked', lines: '4.11, 4.14, 8.1', end: 'revoke' },
  { refusal: 'Refresh Token has been revoked', lines: '4.12, 4.14, 8.2', end: 'revoke', renews: true },
  { refusal: 'Refresh Token has expired', lines: '4.13, 4.14, 8.5', end: 'expire', renews: true },
  { refusal: 'User is disabled.', lines: '4.9, 4.14, 8.3', end: 'disable' },
  { refusal: 'User does not exist.', lines: '4.10, 4.14, 8.4', end: 'delete' },
]

for (const { refusal, lines, end, renews } of ends) {
  test(`'${refusal}' signs out and leaves nothing [${lines}]`, async ({ page, customer, platform, browserConsole }) => {
    browserConsole.allow(/Failed to load resource/)
    await customer.openSignedIn(ana, '/padaria')
    // Away from the site, so that no call can notice it too early.
    await page.goto('about:blank')
    await requestControl(platform, end, { phone: ana, ...(end === 'expire' && { what: 'refresh-tokens' }) })
    if (renews) await page.clock.setFixedTime(Date.now() + twoHoursMs)
    const refused = page.waitForResponse(
      (response) => response.url().startsWith(platform.addresses.identity) && response.status() === 400,
    )
    // A screen on which only the check calls: a renewal after another call's 401 would end the session too.
    await page.goto('/user-profile')
    expect(await (await refused).json()).toMatchObject({ message: refusal })
    await expectToast(page, 'Sua sessão terminou. Entre de novo para continuar.')
    await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  })
}
