import { expect, expectToast, requestControl, test } from '../kit/index.ts'

/* The end of a session that the identity provider no longer accepts (spec §4, §8). */
const ana = '11912345678'
const twoHoursMs = 7_200_000

/** The identity provider's words, control's call, and whether the page's tokens have expired, so that their renewal is refused. */
const ends = [
  ['Access Token has been revoked', '4.11, 4.14, 8.1', 'revoke', false],
  ['Refresh Token has been revoked', '4.12, 4.14, 8.2', 'revoke', true],
  ['Refresh Token has expired', '4.13, 4.14, 8.5', 'expire', true],
  ['User is disabled.', '4.9, 4.14, 8.3', 'disable', false],
  ['User does not exist.', '4.10, 4.14, 8.4', 'delete', false],
] as const

for (const [refusal, lines, end, renews] of ends) {
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
