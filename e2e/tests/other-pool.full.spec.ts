import { clientOf, lia, requestControl, test } from '../kit/index.ts'
import { drivenByPlaywright } from './browsers/driven-page.ts'
import { changeAccount, readPoints, redeem, signUp } from './browsers/new-customer.ts'

test('a pool with other habits: phones only once verified, unknown users hidden, refresh tokens that rotate', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  // Of each expired token.
  browserConsole.allow(/status of 40[01]/)
  await context.grantPermissions(['clipboard-write'])
  const settings = { verifiedAliasesOnly: true, hideUnknownUsers: true, rotateRefreshTokens: true }
  await clientOf(platform, 'control').put('/pool', settings)
  await page.goto('/cafe-central')
  const driven = drivenByPlaywright(page)
  await signUp(driven, platform)
  for (const stretch of [readPoints, redeem, changeAccount]) {
    await requestControl(platform, 'expire', { phone: lia.phone, what: 'tokens' })
    await stretch(driven)
  }
})
